export default {
  title: 'Buy box',
  description:
    'Buy an official box in size M or XL in three steps: receiver details, overview and payment by bank transfer, QR code or cash.',
  heading: 'Buy box',
  intro:
    'Here you buy an official box in three steps. For now, customer service takes your order by WhatsApp.',
}
