export default {
  title: 'Register as an agent',
  description:
    'Become an agent and take in parcels at your counter: how it works and how partners in Malaysia and Indonesia register.',
  heading: 'Register as an agent',
  intro:
    'Do you run a shop or a counter? As an agent you take in and hand out parcels and sell official boxes. Write to customer service to get started.',
}
