export default {
  title: 'Partner and agent locations',
  description:
    'Find partner and agent locations to drop off or collect parcels in Malaysia and Indonesia, with their opening hours.',
  heading: 'Partner and agent locations',
  intro:
    'At an agent you can hand in a parcel, collect one, buy a box and pay in cash. Customer service tells you the nearest agent.',
}
