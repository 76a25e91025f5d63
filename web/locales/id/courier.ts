export default {
  title: 'Kurir dan agen',
  description: 'Area kerja kurir dan agen: daftar hari ini, pindai paket, timbang, serah terima.',
  heading: 'Kurir dan agen',
  intro: 'Area ini untuk kurir dan agen kami.',
}
