export default {
  title: 'Tentang kami',
  description:
    'Visi, misi, dan cerita singkat layanan kiriman antara Malaysia dan Indonesia yang jujur soal harga, waktu, dan keadaan paket Anda.',
  heading: 'Tentang kami',
  intro:
    'Kami menghubungkan dua pantai yang dekat di peta, tetapi sering terasa jauh bagi sebuah paket. Tujuan kami sederhana: kiriman yang tertib, harga yang jujur, dan kabar di setiap langkah.',
}
