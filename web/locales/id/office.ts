export default {
  title: 'Kantor',
  description:
    'Area kerja petugas kantor: pemeriksaan pembayaran, paket, voucher dan pengembalian dana, pelanggan, agen, serta data dasar.',
  heading: 'Kantor',
  intro:
    'Area ini untuk petugas kantor. Di sini pembayaran diperiksa, paket dipantau, dan nilai voucher dikembalikan.',
}
