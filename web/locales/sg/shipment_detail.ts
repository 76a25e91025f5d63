export default {
  title: 'Shipment detail',
  description: 'All data of a shipment: sender, receiver, price lines, documents and the parcel’s way.',
  heading: 'Shipment detail',
  intro: 'This page holds all data of a shipment. Open it from your list of transactions.',
}
