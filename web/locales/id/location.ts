export default {
  title: 'Lokasi mitra dan agen',
  description:
    'Cari lokasi mitra dan agen untuk mengantar atau mengambil paket di Malaysia dan Indonesia, lengkap dengan jam operasional.',
  heading: 'Lokasi mitra dan agen',
  intro:
    'Di agen Anda bisa menyerahkan paket, mengambil kiriman, membeli boks, dan membayar tunai. Hubungi layanan pelanggan untuk agen terdekat.',
}
