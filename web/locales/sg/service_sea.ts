export default {
  title: 'Sea freight',
  description:
    'Sea freight Malaysia – Indonesia for heavy and bulky shipments, from 10 kg, at a lower cost and with an honest estimate.',
  heading: 'Sea freight',
  intro:
    'The economical choice for heavy and bulky shipments, from 10 kg. It takes longer than by air, but each kilogram costs far less.',
}
