export default {
  title: 'Sea freight',
  description:
    'Sea freight Malaysia – Indonesia for heavy and bulky shipments that are in no hurry, at a lower cost and with an honest estimate.',
  heading: 'Sea freight',
  intro:
    'The economical choice for heavy and bulky shipments that are in no hurry. It takes longer than by air, but each kilogram costs less. At least 10 kg are charged.',
  suits: {
    heading: 'When sea is the right way',
    body: [
      [
        'It is heavy: household goods, tools, clothes for the whole family.',
        'It may take a week or two. Between the countries a kilogram by sea costs less than half of what it costs by air.',
        'It may not fly, but may sail: strong magnets, for example.',
        'Is it more than one parcel can hold? See [project cargo](/projects).',
      ],
    ],
  },
  weight: {
    heading: 'How the weight is worked out',
    body: [
      'By sea, too, the larger of two weights counts, rounded up to the next whole kilogram: what the scales show, or length × width × height in centimetres, divided by {{sea_divisor}}. At least {{sea_min}} is charged.',
      'If a larger weight step costs less in total, you pay the lower price. The example shows it.',
    ],
    parcel: 'A box of 25 kg, 60 × 50 × 50 cm, from Johor to East Java',
  },
  days: {
    heading: 'How long it takes',
    caption: 'Typical working days by sea between Malaysia and Indonesia',
    domestic:
      'Within a country sea or road takes {{domestic_days}} working days; see [domestic shipment](/shipment-local#days).',
  },
  packing: {
    heading: 'Packed for the sea',
    body: [
      [
        'Use a new, double-walled box; tape all edges twice.',
        'Put the contents in plastic. The hold is damp, and so is the port in the rain.',
        'Leave no gaps: other boxes will be stacked on yours.',
        'For fragile or heavy things you can order bubble wrap, waterproof wrapping or a wooden crate with the shipment.',
      ],
    ],
  },
  goods: {
    heading: 'By sea only after asking',
    text: 'For these goods customer service decides by quantity and packing, before you order.',
    rest: 'What we carry neither by air nor by sea stands in the [terms](/term#prohibited).',
  },
  more: {
    heading: 'Ready to sail?',
    text: 'Compare air and sea with your own numbers. The order shows both side by side, with days and price.',
  },
}
