export default {
  title: 'Sedang diselenggara',
  description:
    'Laman ini sedang diselenggara buat seketika. Data dan tempahan anda kekal selamat. Sila cuba lagi sebentar nanti.',
  heading: 'Laman ini sedang diselenggara',
  intro:
    'Maaf, kami akan kembali sebentar lagi. Tempahan dan data anda selamat, dan bungkusan tetap bergerak.',
  contact: 'Perkara mendesak? Hubungi khidmat pelanggan',
}
