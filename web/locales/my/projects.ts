export default {
  title: 'Kargo projek',
  description:
    'Kargo projek dan perpindahan pejabat antara Malaysia dan Indonesia: barang besar, banyak bungkusan, satu rancangan dari kutipan hingga serahan.',
  heading: 'Kargo projek dan perpindahan',
  intro:
    'Mesin, peralatan pameran atau isi sebuah pejabat: kiriman besar memerlukan rancangan sendiri. Kami mengukur, membungkus, menguruskan dokumen dan menghantar melalui laut atau udara mengikut jadual yang dipersetujui.',
}
