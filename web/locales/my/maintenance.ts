export default {
  title: 'Sedang diselenggara',
  description:
    'Perkhidmatan sedang diselenggara seketika. Data dan tempahan anda selamat; sila cuba sebentar lagi.',
  heading: 'Kami sedang menyelenggara perkhidmatan',
  intro: 'Kami akan kembali sebentar lagi. Tempahan dan data anda selamat, dan bungkusan tetap bergerak.',
  contact: 'Mendesak? Hubungi khidmat pelanggan',
}
