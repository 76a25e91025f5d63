export default {
  title: 'Area jangkauan',
  description:
    'Wilayah yang kami layani di Malaysia dan Indonesia: 16 negeri dan wilayah persekutuan, 38 provinsi, dari Perlis sampai Papua.',
  heading: 'Area jangkauan',
  intro:
    'Kami melayani semua negeri di Malaysia dan semua provinsi di Indonesia. Waktu antar bergantung pada wilayah: dalam negeri 1 sampai 5 hari kerja, antarnegara 3 sampai 10 hari kerja.',
}
