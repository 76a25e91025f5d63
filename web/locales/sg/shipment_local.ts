export default {
  title: 'Domestic shipment',
  description:
    'Shipments within Malaysia and within Indonesia by air, sea or land, in 1 to 5 working days, picked up and delivered door to door.',
  heading: 'Domestic shipment',
  intro:
    'Between the states of Malaysia or the provinces of Indonesia, usually in 1 to 5 working days. We pick up at your home, or you drop the parcel off with the nearest agent.',
}
