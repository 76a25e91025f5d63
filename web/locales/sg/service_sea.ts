export default {
  title: 'Sea freight',
  description:
    'Sea freight Malaysia – Indonesia for heavy and bulky shipments that can wait, at a lower cost and with an honest estimate.',
  heading: 'Sea freight',
  intro: 'The economical way for heavy and bulky shipments that can wait.',
  suits: {
    heading: 'When sea is the right choice',
    body: [
      [
        'It’s heavy: household goods, tools, clothes for the whole family.',
        'It may take a week or two. Between the countries, a kilogram by sea costs less than half of what it costs by air.',
        'It may not fly but may sail, like strong magnets.',
        'More than one parcel can hold? See [project cargo](/projects).',
      ],
    ],
  },
  weight: {
    heading: 'How the weight is worked out',
    body: [
      'You pay for the larger of actual and volumetric weight, rounded up to the next whole kilogram.',
      'If a larger weight step costs less in total, you pay that price, as in this example.',
    ],
    parcel: 'A box of 25 kg, 60 × 50 × 50 cm, from Johor to East Java',
  },
  days: {
    heading: 'How long it takes',
    caption: 'Typical working days by sea between Malaysia and Indonesia',
  },
  packing: {
    heading: 'Packed for the sea',
    body: [
      [
        'Use a new, double-walled box and tape all edges twice.',
        'Wrap the contents in plastic: holds and ports are damp.',
        'Leave no gaps: other boxes will be stacked on yours.',
        'Fragile or heavy? Order bubble wrap, waterproof wrapping or a wooden crate with the shipment.',
      ],
    ],
  },
  goods: {
    heading: 'Ask before sending by sea',
    text: 'Customer service decides on the quantity and packing before you order.',
    rest: 'The [terms](/term#prohibited) list what we carry neither by air nor by sea.',
  },
  more: {
    heading: 'Ready to sail?',
    text: 'See air and sea side by side, with times and prices.',
  },
}
