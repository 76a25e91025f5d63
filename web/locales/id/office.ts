export default {
  title: 'Kantor',
  description: 'Area kerja kantor: pembayaran, paket, voucher, pelanggan, dan data dasar.',
  heading: 'Kantor',
  intro: 'Area ini untuk petugas kantor.',
}
