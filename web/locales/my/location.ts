export default {
  title: 'Lokasi rakan niaga dan ejen',
  description:
    'Cari lokasi rakan niaga dan ejen untuk menyerahkan atau mengambil bungkusan di Malaysia dan Indonesia, lengkap dengan waktu operasi.',
  heading: 'Lokasi rakan niaga dan ejen',
  intro:
    'Serahkan bungkusan, ambil kiriman, beli kotak dan bayar tunai. Cari bandar anda, atau biarkan peranti anda menunjukkan yang paling dekat.',
  search: 'Cari lokasi',
  search_hint: 'Bandar, jalan atau poskod',
  all_countries: 'Semua negara',
  kind: 'Jenis',
  all_kinds: 'Semua jenis',
  kinds: {
    office: 'Pejabat kami',
    agent: 'Ejen',
    hub: 'Gudang',
  },
  found_other: '{{count}} lokasi',
  nearest: 'Paling dekat dengan saya',
  position_note: 'Kedudukan anda kekal pada peranti ini.',
  no_position: 'Kedudukan anda tidak dapat diperoleh. Semak kebenaran lokasi, atau cari nama bandar.',
  here: 'Kedudukan anda',
  results: 'Hasil carian',
  reset: 'Tunjukkan semua lokasi',
  samples: 'Lokasi bertanda contoh hanya untuk mencuba perkhidmatan ini; tiada kaunter di situ.',
  distance: '± {{km}} km, garis lurus',
  no_drop_point: 'Tidak menerima bungkusan',
  hours: 'Waktu operasi',
  visit: 'Kunjungi',
  zone: {
    MY: 'Mengikut waktu Malaysia. Pada cuti umum waktunya mungkin berbeza.',
    ID: 'Mengikut waktu Indonesia Barat (WIB). Pada cuti umum waktunya mungkin berbeza.',
  },
  offers: {
    is_drop_point: 'Terima bungkusan',
    offers_collection: 'Serah bungkusan',
    offers_boxes: 'Jual kotak rasmi',
  },
}
