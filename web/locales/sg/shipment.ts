export default {
  title: 'Send parcel',
  description:
    'Order a parcel shipment step by step: sender, receiver, package, service, price breakdown and payment, with prices in ringgit.',
  heading: 'Send parcel',
  intro:
    'Here you order a shipment in six steps, from the sender to the payment. For now, customer service takes your order by WhatsApp.',
}
