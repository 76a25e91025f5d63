export default {
  title: 'Transaksi saya',
  description:
    'Semua pengiriman dan pembelian boks Anda di satu tempat, dengan status pembayaran dan rincian setiap transaksi.',
  heading: 'Transaksi saya',
  types: {
    fee: 'Biaya',
    shipment: 'Pengiriman',
    box_purchase: 'Pembelian boks',
    difference: 'Selisih ongkos kirim',
    batch: 'Gabungan kiriman',
  },
  empty: {
    shipment: 'Kirim paket',
    box_purchase: 'Beli boks',
  },
  status: {
    awaiting_payment: 'Menunggu pembayaran',
    awaiting_approval: 'Menunggu persetujuan',
    success: 'Berhasil',
    expired: 'Kedaluwarsa',
    cancelled: 'Dibatalkan',
    rejected: 'Ditolak',
  },
  late: 'Terlambat',
  boxes: '{{count}} boks {{label}}',
  pay: 'Bayar {{amount}}',
  view_details: 'Lihat detail',
  ways: {
    air: 'Udara ke {{city}}',
    sea: 'Laut ke {{city}}',
  },
}
