export default {
  title: 'Kiriman dalam negeri',
  description:
    'Kiriman di dalam Malaysia dan di dalam Indonesia lewat udara, laut, atau darat, 1 sampai 5 hari kerja, dari pintu ke pintu.',
  heading: 'Kiriman dalam negeri',
  intro:
    'Untuk kiriman antarnegeri di Malaysia atau antarprovinsi di Indonesia, biasanya 1 sampai 5 hari kerja. Paket dijemput di rumah Anda atau Anda antar sendiri ke agen terdekat.',
}
