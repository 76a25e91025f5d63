export default {
  title: 'Coverage area',
  description:
    'The regions we serve in Malaysia and Indonesia: 16 states and federal territories, 38 provinces, from Perlis to Papua.',
  heading: 'Coverage area',
  intro:
    'We serve every state of Malaysia and every province of Indonesia. Delivery time depends on the region: 1 to 5 working days domestic, 3 to 10 working days international.',
}
