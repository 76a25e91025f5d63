export default {
  title: 'Pejabat',
  description: 'Ruang kerja pejabat: pembayaran, bungkusan, baucar, pelanggan dan data asas.',
  heading: 'Pejabat',
  intro: 'Ruang ini untuk kakitangan pejabat.',
}
