export default {
  title: 'Kiriman internasional',
  description:
    'Kiriman antara Malaysia dan Indonesia lewat udara atau laut, 3 sampai 10 hari kerja, dengan bantuan dokumen pabean untuk pengirim.',
  heading: 'Kiriman internasional',
  intro:
    'Antara Malaysia dan Indonesia, ke dua arah: 3 sampai 10 hari kerja. Kami membantu daftar barang dan dokumen pabean; pajak impor ditanggung penerima kecuali disepakati lain.',
}
