export default {
  title: 'Kurier dan ejen',
  description: 'Ruang kerja kurier dan ejen: senarai hari ini, imbas bungkusan, timbang, serahan.',
  heading: 'Kurier dan ejen',
  intro: 'Ruang ini untuk kurier dan ejen kami.',
}
