export default {
  title: 'Kirim paket Malaysia – Indonesia',
  description:
    'Kirim paket dan kargo antara Malaysia dan Indonesia lewat udara atau laut. Beli boks resmi, lacak resi, bayar dengan transfer, QR, atau tunai.',
  heading: 'Dari pintu ke pintu, menyeberangi selat',
  intro:
    'Kirim paket dan kargo antara Malaysia dan Indonesia lewat udara atau laut, dijemput di rumah atau diantar ke agen. Harga jelas sejak awal, dan setiap langkah bisa Anda ikuti.',
  send: 'Kirim paket',
  track: 'Lacak paket',
  buy_box: 'Beli boks',
}
