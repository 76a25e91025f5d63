export default {
  title: 'Penghantaran dalam negara',
  description:
    'Penghantaran di dalam Malaysia dan di dalam Indonesia melalui udara, laut atau darat, 1 hingga 5 hari bekerja, dari pintu ke pintu.',
  heading: 'Penghantaran dalam negara',
  intro:
    'Antara negeri di Malaysia atau antara provinsi di Indonesia: 1 hingga 5 hari bekerja, dikutip di rumah anda atau diserahkan di kaunter ejen terdekat.',
}
