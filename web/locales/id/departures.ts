export default {
  title: 'Jadwal keberangkatan',
  description:
    'Keberangkatan udara dan laut berikutnya: kapan paket paling lambat diserahkan dan kapan berangkat.',
  heading: 'Keberangkatan berikutnya',
  intro:
    'Serahkan paket sebelum batas waktu, dan paket ikut berangkat bila masih ada tempat. Jam menurut waktu setempat di tempat keberangkatan.',
  way: 'Rute',
  mode: 'Moda',
  modes: {
    air: 'Udara',
    sea: 'Laut',
  },
  cut_off: 'Batas penerimaan',
  departs: 'Berangkat',
  state: 'Status',
  open: 'Masih ada tempat',
  full: 'Penuh',
  late: 'Sudah ditutup',
  none: 'Belum ada keberangkatan yang dijadwalkan',
  still: 'Paket tetap bisa Anda serahkan: perkiraan tiba yang tertera di samping harga tetap berlaku.',
  price: 'Cek ongkos kirim',
}
