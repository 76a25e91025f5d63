export default {
  title: 'Sedang dirawat',
  description:
    'Layanan sedang dirawat sebentar. Data dan pesanan Anda aman; silakan coba lagi beberapa saat lagi.',
  heading: 'Kami sedang merawat layanan',
  intro: 'Sebentar lagi kami kembali. Pesanan dan data Anda aman, dan paket tetap berjalan.',
  contact: 'Mendesak? Hubungi layanan pelanggan',
}
