export default {
  title: 'Transaksi',
  description: 'Senarai penghantaran dan pembelian kotak anda, dengan keadaan pembayaran dan butirannya.',
  heading: 'Transaksi',
  intro: 'Penghantaran dan pembelian kotak anda direkodkan di sini, yang terbaharu di atas.',
}
