export default {
  title: 'Kawasan liputan',
  description:
    'Kawasan liputan kami di Malaysia dan Indonesia: 16 negeri dan wilayah persekutuan, 38 provinsi, dari Perlis hingga Papua.',
  heading: 'Kawasan liputan',
  intro:
    'Semua negeri di Malaysia dan semua provinsi di Indonesia: {{domestic_days}} hari bekerja dalam negara, {{international_days}} antara kedua-dua negara.',
  locations: 'Lokasi ejen',
  search: 'Cari negeri atau provinsi',
  search_hint: 'Contohnya Johor atau Bali',
  found_other: '{{count}} kawasan',
  nothing: 'Tiada kawasan dengan nama itu.',
  services: {
    door: 'Dikutip dan diserahkan di alamat',
    boxes: 'Kotak rasmi boleh dibeli',
    box_pickup: 'Kotak boleh diambil di kaunter ejen',
    locations_other: '{{count}} lokasi',
  },
  days: {
    caption: 'Tempoh biasa dalam hari bekerja, {{zone}}',
    route: 'Hari bekerja',
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
    ID1: 'Jawa bahagian barat',
    ID2: 'Jawa bahagian tengah dan timur, Bali',
    ID3: 'Sumatera dan pulau-pulau sekitarnya',
    ID4: 'Kalimantan, Sulawesi, Nusa Tenggara Barat',
    ID5: 'Nusa Tenggara Timur, Maluku, Papua',
  },
  more: {
    heading: 'Berapa lama dan berapa cajnya?',
    text: 'Pilih asal dan destinasi untuk melihat harga dan anggaran tiba.',
  },
}
