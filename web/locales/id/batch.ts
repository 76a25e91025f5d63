export default {
  open: 'Kirim banyak sekaligus',
  reference: 'Nomor pesanan Anda',
  name_one: 'Gabungan {{count}} kiriman',
  name_other: 'Gabungan {{count}} kiriman',
  unpaid: 'Menunggu pembayaran',
  parcels: 'Kiriman dalam gabungan ini',
  labels: 'Label',
  labels_part: 'Label, bagian {{part}}',
  to_batch: 'Ke halaman gabungan',
  to: 'Untuk {{receiver}}, {{city}}',
  only_city: 'Ke {{city}}',
}
