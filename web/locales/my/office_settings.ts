export default {
  title: 'Tetapan',
  description: 'Waktu lawatan, negara, cuti umum, dan kadar tukaran.',
  heading: 'Tetapan',
  slots: {
    heading: 'Waktu lawatan',
    text: 'Kapasiti: berapa lawatan bagi setiap negeri dan hari. Janji temu yang telah dibuat kekal.',
    capacity: 'Kapasiti',
    from: 'Dari',
    to: 'Hingga',
    add: 'Tambah waktu',
  },
  countries: {
    heading: 'Negara',
    is_purchase_available: 'Kotak dijual di negara ini',
    is_pickup_available: 'Kotak boleh diambil di kaunter',
  },
  rate: {
    heading: 'Kadar tukaran rupiah',
    text: 'Untuk memaparkan rupiah di sebelah ringgit pada tempahan baharu. Tempahan lama tidak berubah.',
    label: 'Rupiah bagi setiap ringgit',
  },
  passkeys: {
    heading: 'Kunci laluan untuk kakitangan',
    text: 'Sesiapa yang mempunyai peranan ini hanya boleh log masuk dengan kunci laluan. Yang belum ada akan dibawa untuk menambahnya selepas log masuk berikutnya. Ini berkuat kuasa serta-merta, jadi tunjukkan dahulu bahawa kunci laluan anda sendiri berfungsi.',
    roles: 'Wajib untuk',
  },
  holidays: {
    heading: 'Cuti umum',
    text: 'Tiada lawatan pada hari ini, dan tidak dikira sebagai hari bekerja.',
    estimated: 'Anggaran',
    date: 'Tarikh',
    label: 'Nama cuti',
    add: 'Tambah cuti',
    remove: 'Padam',
  },
}
