export default {
  title: 'Area jangkauan',
  description:
    'Wilayah yang kami layani di Malaysia dan Indonesia: 16 negara bagian dan wilayah persekutuan, 38 provinsi, dari Perlis sampai Papua.',
  heading: 'Area jangkauan',
  intro:
    'Semua negara bagian di Malaysia dan semua provinsi di Indonesia: {{domestic_days}} hari kerja di dalam negeri, {{international_days}} hari kerja antara keduanya.',
  locations: 'Lokasi agen',
  search: 'Cari negara bagian atau provinsi',
  search_hint: 'Misalnya Johor atau Bali',
  found_other: '{{count}} wilayah',
  nothing: 'Tidak ada wilayah dengan nama itu.',
  services: {
    door: 'Dijemput dan diantar ke alamat',
    boxes: 'Boks resmi bisa dibeli',
    box_pickup: 'Boks bisa diambil di konter agen',
    locations_other: '{{count}} lokasi',
  },
  days: {
    caption: 'Lama perjalanan dalam hari kerja, {{zone}}',
    route: 'Hari kerja',
    across: {
      MY: 'Dari atau ke Jakarta',
      ID: 'Dari atau ke Semenanjung Malaysia',
    },
    within: {
      MY: 'Dari atau ke Semenanjung',
      ID: 'Dari Jakarta',
    },
  },
  zones: {
    MYP: 'Semenanjung Malaysia',
    MYS: 'Sabah',
    MYQ: 'Sarawak',
    MYL: 'Labuan',
    ID1: 'Jawa bagian barat',
    ID2: 'Jawa bagian tengah dan timur, Bali',
    ID3: 'Sumatera dan pulau sekitarnya',
    ID4: 'Kalimantan, Sulawesi, Nusa Tenggara Barat',
    ID5: 'Nusa Tenggara Timur, Maluku, Papua',
  },
  more: {
    heading: 'Berapa lama dan berapa ongkosnya?',
    text: 'Pilih asal dan tujuan untuk melihat harga dan perkiraan tiba.',
  },
}
