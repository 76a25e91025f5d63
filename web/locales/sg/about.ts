export default {
  title: 'About us',
  description:
    'Vision, mission and short story of a delivery service between Malaysia and Indonesia that is honest about price, time and your parcel.',
  heading: 'About us',
  intro:
    'We connect two coasts that are close on the map but often feel far apart for a parcel. Our aim is simple: orderly shipments, honest prices and news at every step.',
}
