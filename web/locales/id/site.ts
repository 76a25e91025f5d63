export default {
  contents: 'Di halaman ini',
  rules_checked: 'Aturan terakhir diperiksa: {{month}}.',
  service_hours: 'Layanan pelanggan menjawab {{hours}}.',
  quote: 'Hitung ongkos kirim',
  send: 'Kirim paket',
}
