export default {
  title: 'Pejabat',
  description:
    'Ruang kerja kakitangan pejabat: semakan pembayaran, bungkusan, baucar dan bayaran balik, pelanggan, ejen serta data asas.',
  heading: 'Pejabat',
  intro:
    'Ruang ini untuk kakitangan pejabat. Di sini pembayaran disemak, bungkusan dipantau dan nilai baucar dikembalikan.',
}
