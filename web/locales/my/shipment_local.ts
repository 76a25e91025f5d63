export default {
  title: 'Penghantaran dalam negara',
  description:
    'Penghantaran di dalam Malaysia dan di dalam Indonesia melalui udara, laut atau darat, 1 hingga 5 hari bekerja, dari pintu ke pintu.',
  heading: 'Penghantaran dalam negara',
  intro:
    'Untuk kiriman antara negeri di Malaysia atau antara provinsi di Indonesia, biasanya 1 hingga 5 hari bekerja. Bungkusan dikutip di rumah anda atau anda serahkan sendiri di kaunter ejen terdekat.',
}
