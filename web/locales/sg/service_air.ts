export default {
  title: 'Air freight',
  description:
    'Air freight Malaysia – Indonesia for parcels that must arrive soon, from 1 kg, openly priced and tracked by number.',
  heading: 'Air freight',
  intro:
    'The quick choice for documents, gifts and light goods, from 1 kg. The chargeable weight is the larger of actual and volumetric weight, and we show how it is worked out.',
  suits: {
    heading: 'When air is the right way',
    body: [
      [
        'It has to arrive soon: papers, spare parts, gifts for a certain day.',
        'It is small and light. From about 10 kg on, compare with [sea freight](/service-sea).',
        'Bulky but light? Then the volume decides the price, and an [official box](/service-purchase) often helps.',
      ],
    ],
  },
  weight: {
    heading: 'How the weight is worked out',
    body: [
      'Space in an aircraft is scarce. Therefore two weights are compared: what the scales show, and what the size amounts to. The larger one counts, rounded up to the next whole kilogram.',
      'Volumetric weight by air: length × width × height in centimetres, divided by {{air_divisor}}. In an official box, up to its maximum weight, the size doesn’t count.',
    ],
    parcel: 'A parcel of 3.2 kg, 40 × 30 × 30 cm, from Selangor to Jakarta',
  },
  days: {
    heading: 'How long it takes',
    caption: 'Typical working days by air between Malaysia and Indonesia',
    domestic:
      'Within a country air takes {{domestic_days}} working days; see [domestic shipment](/shipment-local#days).',
  },
  goods: {
    heading: 'What may not fly',
    text: 'A change of pressure, heat and one spark are enough for an accident. What stands here is refused at the screening, or needs our agreement first.',
    never: 'Never by air, perhaps by sea',
    ask: 'By air only after asking',
    rest: 'What we carry neither by air nor by sea stands in the [terms](/term#prohibited).',
  },
  more: {
    heading: 'Ready to fly?',
    text: 'With weight, size and destination you know the price in a minute. For the order have the recipient’s address, the item list and a picture of the passport or ID at hand.',
  },
}
