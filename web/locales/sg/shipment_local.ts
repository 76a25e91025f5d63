export default {
  title: 'Domestic shipment',
  description:
    'Shipments within Malaysia and within Indonesia by air, sea or land, 1 to 5 working days, from door to door.',
  heading: 'Domestic shipment',
  intro:
    'Between the states of Malaysia or the provinces of Indonesia: 1 to 5 working days, picked up at your home or dropped off with the nearest agent.',
}
