export default {
  title: 'Daftar sebagai ejen',
  description:
    'Jadilah ejen dan terima bungkusan di kaunter anda: syarat, cara kerja dan langkah pendaftaran untuk rakan niaga di Malaysia dan Indonesia.',
  heading: 'Daftar sebagai ejen',
  intro:
    'Mempunyai kedai atau kaunter? Sebagai ejen, anda menerima dan menyerahkan bungkusan serta menjual kotak rasmi. Hubungi khidmat pelanggan untuk bermula.',
}
