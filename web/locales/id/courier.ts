export default {
  title: 'Kurir dan agen',
  description:
    'Area kerja kurir dan agen: daftar tugas hari ini, pemindaian dan penimbangan paket, konfirmasi boks resmi, dan serah terima.',
  heading: 'Kurir dan agen',
  intro:
    'Area ini untuk kurir dan agen kami. Di sinilah paket dipindai, ditimbang, dan diserahterimakan, dan boks resmi dikonfirmasi.',
}
