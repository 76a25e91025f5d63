export default {
  title: 'Jejak bungkusan',
  description:
    'Jejak bungkusan dengan nombor penjejakan: keadaan terkini, anggaran tiba dan setiap langkah perjalanan antara Malaysia dan Indonesia.',
  heading: 'Jejak bungkusan',
  intro:
    'Nombor penjejakan anda bermula dengan SB dan terdapat pada label serta dalam e-mel kami. Sesiapa yang mempunyai nombor itu boleh mengikuti perjalanan bungkusan; yang dipaparkan hanya bandar, bukan nama atau alamat.',
}
