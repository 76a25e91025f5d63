export default {
  title: 'Kurier dan ejen',
  description:
    'Ruang kerja kurier dan ejen: senarai tugas hari ini, pengimbasan dan penimbangan bungkusan, pengesahan kotak rasmi serta serahan.',
  heading: 'Kurier dan ejen',
  intro:
    'Ruang ini untuk kurier dan ejen kami. Di sinilah bungkusan diimbas, ditimbang dan diserahkan, dan kotak rasmi disahkan.',
}
