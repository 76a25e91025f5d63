export default {
  title: 'Air freight',
  description:
    'Air freight Malaysia – Indonesia for parcels that must arrive soon, from 1 kg, with open prices and tracking by number.',
  heading: 'Air freight',
  intro: 'The quick way for documents, gifts and light goods.',
  suits: {
    heading: 'When air is the right choice',
    body: [
      [
        'It has to arrive soon: documents, spare parts, a gift for a particular day.',
        'It’s small and light. From about 10 kg, compare [sea freight](/service-sea).',
        'Bulky but light? An [official box](/service-purchase) often costs less.',
      ],
    ],
  },
  weight: {
    heading: 'How the weight is worked out',
    body: ['You pay for the larger of actual and volumetric weight, rounded up to the next whole kilogram.'],
    parcel: 'A parcel of 3.2 kg, 40 × 30 × 30 cm, from Selangor to Jakarta',
  },
  days: {
    heading: 'How long it takes',
    caption: 'Typical working days by air between Malaysia and Indonesia',
  },
  goods: {
    heading: 'What may not fly',
    text: 'For safety, these are refused at screening or need our agreement first.',
    never: 'Never by air, perhaps by sea',
    ask: 'Ask before sending by air',
    rest: 'The [terms](/term#prohibited) list what we carry neither by air nor by sea.',
  },
  more: {
    heading: 'Ready to fly?',
    text: 'You’ll know the price in a minute. To order, have the receiver’s address, the item list and a picture of the passport or ID to hand.',
  },
}
