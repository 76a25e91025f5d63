export default {
  title: 'Sea freight',
  description:
    'Sea freight Malaysia – Indonesia for heavy and bulky shipments that are in no hurry, at a lower cost and with an honest estimate.',
  heading: 'Sea freight',
  intro:
    'The economical choice for heavy and bulky shipments that are in no hurry. It takes longer than by air, but each kilogram costs less. At least 10 kg are charged.',
}
