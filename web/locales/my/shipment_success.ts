export default {
  title: 'Status tempahan',
  description:
    'Status tempahan anda dan pembayarannya: menunggu bayaran, menunggu kelulusan, berjaya atau telah tamat tempoh.',
  heading: 'Status tempahan',
  intro:
    'Halaman ini menunjukkan status sesuatu tempahan dan pembayarannya. Buka daripada senarai transaksi anda.',
}
