export default {
  contents: 'Di halaman ini',
  rules_checked: 'Peraturan kali terakhir disemak: {{month}}.',
  service_hours: 'Khidmat pelanggan menjawab {{hours}}.',
  quote: 'Kira caj penghantaran',
  send: 'Hantar bungkusan',
}
