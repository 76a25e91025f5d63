export default {
  title: 'Lokasi mitra dan agen',
  description:
    'Cari lokasi mitra dan agen untuk mengantar atau mengambil paket di Malaysia dan Indonesia, lengkap dengan jam operasional.',
  heading: 'Lokasi mitra dan agen',
  intro:
    'Serahkan paket, ambil kiriman, beli boks, dan bayar tunai. Cari kota Anda, atau biarkan perangkat Anda menunjukkan yang terdekat.',
  search: 'Cari lokasi',
  search_hint: 'Kota, jalan, atau kode pos',
  all_countries: 'Semua negara',
  kind: 'Jenis',
  all_kinds: 'Semua jenis',
  kinds: {
    office: 'Kantor kami',
    agent: 'Agen',
    hub: 'Gudang',
  },
  found_other: '{{count}} lokasi',
  nearest: 'Terdekat dari saya',
  position_note: 'Posisi Anda tetap di perangkat ini.',
  no_position: 'Posisi Anda tidak bisa didapat. Periksa izin lokasi, atau cari nama kotanya.',
  here: 'Posisi Anda',
  results: 'Hasil pencarian',
  reset: 'Tampilkan semua lokasi',
  samples: 'Lokasi bertanda contoh hanya untuk mencoba layanan ini; tidak ada konter di sana.',
  distance: '± {{km}} km, garis lurus',
  no_drop_point: 'Tidak menerima paket',
  hours: 'Jam operasional',
  visit: 'Kunjungi',
  zone: {
    MY: 'Menurut waktu Malaysia. Pada hari libur jam bisa berbeda.',
    ID: 'Menurut waktu Indonesia Barat (WIB). Pada hari libur jam bisa berbeda.',
  },
  offers: {
    is_drop_point: 'Terima paket',
    offers_collection: 'Serah paket',
    offers_boxes: 'Jual boks resmi',
  },
}
