export default {
  title: 'Buy box',
  description:
    'Buy an official box M or XL in three steps: receiver, overview and payment by transfer, QR or cash.',
  heading: 'Buy box',
  intro:
    'Here you buy an official box in three steps. For now, customer service takes your order by WhatsApp.',
}
