export default {
  title: 'Layanan',
  description:
    'Semua layanan di satu tempat: kargo udara dan laut, kiriman dalam negeri dan internasional, boks resmi, kargo proyek, dan pelacakan.',
  heading: 'Layanan kami',
  intro:
    'Udara bila waktu yang penting, laut bila ongkos yang penting, boks resmi bila Anda ingin keduanya lebih mudah. Semua kiriman bisa dilacak, dan layanan pelanggan siap 24 jam.',
}
