export default {
  title: 'Kargo proyek',
  description:
    'Kargo proyek dan pindahan kantor antara Malaysia dan Indonesia: barang besar, banyak koli, satu rencana dari jemput sampai serah terima.',
  heading: 'Kargo proyek dan pindahan',
  intro:
    'Mesin, peralatan pameran, atau isi satu kantor: kiriman besar butuh rencana sendiri. Kami mengukur, mengemas, mengurus dokumen, dan mengantar lewat laut atau udara sesuai jadwal yang disepakati.',
}
