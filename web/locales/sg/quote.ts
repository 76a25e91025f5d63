export default {
  title: 'Shipping cost',
  description:
    'Shipping cost between Malaysia and Indonesia: how the chargeable weight by air and sea is worked out, with prices in ringgit.',
  heading: 'Shipping cost',
  intro:
    'The cost depends on origin, destination, weight and size. Air counts from 1 kg, sea from 10 kg; for an official box only the actual weight counts.',
}
