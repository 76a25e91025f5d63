export default {
  loading: 'Memuat …',
  save: 'Simpan',
  cancel: 'Batal',
  edit: 'Ubah',
  delete: 'Hapus',
  no_data: 'Tidak ada data',
  load_failed: 'Data tidak dapat dimuat',
  try_again: 'Coba lagi',
  error_summary: 'Periksa isian berikut',
  copy: 'Salin',
  copied: 'Berhasil disalin!',
  copy_failed: 'Gagal menyalin teks',
  password: {
    show: 'Tampilkan',
    hide: 'Sembunyikan',
  },
  search_select: {
    placeholder: 'Ketik untuk mencari',
    nothing: 'Tidak ada yang cocok',
  },
  stepper: {
    label: 'Langkah',
    position: 'Langkah {{step}} dari {{count}}',
  },
  country: {
    label: 'Negara',
    MY: 'Malaysia',
    ID: 'Indonesia',
    phone: 'Negara nomor',
  },
  places: {
    region: 'Provinsi / Negeri bagian',
    city: 'Kota / Kabupaten',
    district: 'Kecamatan / Distrik',
    postal_code: 'Kode pos',
  },
  date: {
    blocked: 'tidak tersedia',
    previous: 'Bulan sebelumnya',
    next: 'Bulan berikutnya',
  },
  table: {
    label: 'Tabel',
  },
  slots: {
    legend: 'Jam',
    full: 'Penuh',
    left: 'Sisa {{count}}',
  },
  upload: {
    choose: 'Pilih atau foto gambar',
    drop: 'atau seret ke sini',
    hint: 'JPEG, PNG, WebP, atau HEIC, paling besar 4 MB',
    too_large: 'Gambar lebih besar dari 4 MB',
    not_a_picture: 'Berkas ini bukan gambar',
    remove: 'Hapus gambar',
    preview: 'Pratinjau {{name}}',
    sending: 'Mengunggah',
  },
  pagination: {
    more: 'Tampilkan lebih banyak',
    shown: '{{count}} ditampilkan',
  },
  map: {
    label: 'Peta Malaysia dan Indonesia',
  },
}
