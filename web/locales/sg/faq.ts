export default {
  title: 'FAQ',
  description:
    'Short answers about shipping cost, payment, official boxes and vouchers, prohibited items, import tax and tracking.',
  heading: 'Frequently asked questions',
  intro:
    'Questions about cost, delivery time, payment, vouchers or import duty? Customer service answers around the clock by WhatsApp and e-mail.',
}
