export default {
  title: 'Dalam pemeliharaan',
  description:
    'Situs sedang dalam pemeliharaan untuk sementara. Data dan pesanan Anda tetap aman. Silakan coba lagi beberapa saat lagi.',
  heading: 'Situs sedang dalam pemeliharaan',
  intro: 'Mohon maaf, kami segera kembali. Pesanan dan data Anda aman, dan paket tetap berjalan.',
  contact: 'Mendesak? Hubungi layanan pelanggan',
}
