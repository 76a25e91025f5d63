export default {
  title: 'Pengaturan',
  description: 'Jam kunjungan, negara, hari libur, dan kurs.',
  heading: 'Pengaturan',
  slots: {
    heading: 'Jam kunjungan',
    text: 'Kapasitas: berapa kunjungan per wilayah dan hari. Janji yang sudah dibuat tetap berlaku.',
    capacity: 'Kapasitas',
    from: 'Dari',
    to: 'Sampai',
    add: 'Tambah jam',
  },
  countries: {
    heading: 'Negara',
    is_purchase_available: 'Boks dijual di negara ini',
    is_pickup_available: 'Boks dapat diambil di konter',
  },
  rate: {
    heading: 'Kurs rupiah',
    text: 'Untuk menampilkan rupiah di samping ringgit pada pesanan baru. Pesanan lama tidak berubah.',
    label: 'Rupiah per ringgit',
  },
  passkeys: {
    heading: 'Kunci sandi untuk petugas',
    text: 'Siapa pun dengan peran ini hanya bisa masuk dengan kunci sandi. Yang belum punya diarahkan membuatnya setelah masuk berikutnya. Ini berlaku seketika, jadi tunjukkan dulu bahwa kunci sandi Anda sendiri berfungsi.',
    roles: 'Wajib untuk',
  },
  holidays: {
    heading: 'Hari libur',
    text: 'Pada hari ini tidak ada kunjungan, dan tidak dihitung sebagai hari kerja.',
    estimated: 'Perkiraan',
    date: 'Tanggal',
    label: 'Nama hari',
    add: 'Tambah hari libur',
    remove: 'Hapus',
  },
}
