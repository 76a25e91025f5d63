export default {
  title: 'Kiriman dalam negeri',
  description:
    'Kiriman di dalam Malaysia dan di dalam Indonesia lewat udara, laut, atau darat, 1 sampai 5 hari kerja, dari pintu ke pintu.',
  heading: 'Kiriman dalam negeri',
  intro:
    'Antarnegeri di Malaysia atau antarprovinsi di Indonesia: 1 sampai 5 hari kerja, dijemput di rumah Anda atau diantar sendiri ke agen terdekat.',
}
