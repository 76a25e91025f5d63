export default {
  loading: 'Memuatkan …',
  save: 'Simpan',
  cancel: 'Batal',
  edit: 'Sunting',
  delete: 'Padam',
  no_data: 'Tiada data',
  load_failed: 'Data tidak dapat dimuatkan',
  try_again: 'Cuba lagi',
  error_summary: 'Semak ruangan berikut',
  copy: 'Salin',
  copied: 'Berjaya disalin!',
  copy_failed: 'Gagal menyalin teks',
  password: {
    show: 'Tunjukkan',
    hide: 'Sembunyikan',
  },
  search_select: {
    placeholder: 'Taip untuk mencari',
    nothing: 'Tiada padanan',
  },
  stepper: {
    label: 'Langkah',
    position: 'Langkah {{step}} daripada {{count}}',
  },
  country: {
    label: 'Negara',
    MY: 'Malaysia',
    ID: 'Indonesia',
    phone: 'Negara nombor',
  },
  places: {
    region: 'Negeri / Provinsi',
    city: 'Bandar',
    district: 'Daerah',
    postal_code: 'Poskod',
  },
  date: {
    blocked: 'tidak tersedia',
    previous: 'Bulan sebelumnya',
    next: 'Bulan berikutnya',
  },
  table: {
    label: 'Jadual',
  },
  slots: {
    legend: 'Slot masa',
    full: 'Penuh',
    left: 'Baki {{count}}',
  },
  upload: {
    choose: 'Pilih atau ambil gambar',
    drop: 'atau seret ke sini',
    hint: 'JPEG, PNG, WebP atau HEIC, paling besar 4 MB',
    too_large: 'Gambar melebihi 4 MB',
    not_a_picture: 'Fail ini bukan gambar',
    remove: 'Buang gambar',
    preview: 'Pratonton {{name}}',
    sending: 'Memuat naik',
  },
  pagination: {
    more: 'Tunjukkan lagi',
    shown: '{{count}} dipaparkan',
  },
  map: {
    label: 'Peta Malaysia dan Indonesia',
  },
}
