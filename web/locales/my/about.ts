export default {
  title: 'Tentang kami',
  description:
    'Visi, misi dan kisah ringkas perkhidmatan penghantaran antara Malaysia dan Indonesia yang jujur tentang harga, masa dan keadaan bungkusan anda.',
  heading: 'Tentang kami',
  intro:
    'Kami menghubungkan dua pantai yang dekat di peta, tetapi sering terasa jauh bagi sebuah bungkusan. Tujuan kami mudah: penghantaran yang teratur, harga yang jujur dan khabar pada setiap langkah.',
}
