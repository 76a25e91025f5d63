export default {
  title: 'Kawasan liputan',
  description:
    'Kawasan liputan kami di Malaysia dan Indonesia: 16 negeri dan wilayah persekutuan, 38 provinsi, dari Perlis hingga Papua.',
  heading: 'Kawasan liputan',
  intro:
    'Kami berkhidmat di semua negeri di Malaysia dan semua provinsi di Indonesia. Tempoh serahan bergantung pada kawasan: dalam negara 1 hingga 5 hari bekerja, antarabangsa 3 hingga 10 hari bekerja.',
}
