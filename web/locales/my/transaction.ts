export default {
  title: 'Transaksi saya',
  description:
    'Semua penghantaran dan pembelian kotak anda di satu tempat, dengan status bayaran dan butiran setiap transaksi.',
  heading: 'Transaksi saya',
  types: {
    fee: 'Caj',
    shipment: 'Penghantaran',
    box_purchase: 'Pembelian kotak',
    difference: 'Perbezaan caj penghantaran',
    batch: 'Kelompok penghantaran',
  },
  empty: {
    shipment: 'Hantar bungkusan',
    box_purchase: 'Beli kotak',
  },
  status: {
    awaiting_payment: 'Menunggu bayaran',
    awaiting_approval: 'Menunggu kelulusan',
    success: 'Berjaya',
    expired: 'Tamat tempoh',
    cancelled: 'Dibatalkan',
    rejected: 'Ditolak',
  },
  late: 'Lewat',
  boxes: '{{count}} kotak {{label}}',
  pay: 'Bayar {{amount}}',
  view_details: 'Lihat butiran',
  ways: {
    air: 'Udara ke {{city}}',
    sea: 'Laut ke {{city}}',
  },
}
