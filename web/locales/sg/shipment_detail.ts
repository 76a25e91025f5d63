export default {
  title: 'Shipment details',
  description:
    'Everything about a shipment on one page: sender, receiver, price breakdown, documents and the journey of the parcel.',
  heading: 'Shipment details',
  intro: 'This page holds everything about one shipment. Open it from your list of transactions.',
}
