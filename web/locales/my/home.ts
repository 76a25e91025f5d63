export default {
  title: 'Hantar bungkusan Malaysia – Indonesia',
  description:
    'Hantar bungkusan dan kargo antara Malaysia dan Indonesia melalui udara atau laut. Beli kotak rasmi, jejak bungkusan, bayar secara pindahan, QR atau tunai.',
  heading: 'Dari pintu ke pintu, menyeberangi selat',
  intro:
    'Hantar bungkusan dan kargo antara Malaysia dan Indonesia melalui udara atau laut, dikutip di rumah atau diserahkan di kaunter ejen. Harga jelas dari awal, dan setiap langkah boleh anda ikuti.',
  send: 'Hantar bungkusan',
  track: 'Jejak bungkusan',
  buy_box: 'Beli kotak',
}
