export default {
  title: 'Domestic shipment',
  description:
    'Shipments within Malaysia and within Indonesia by air, sea or land, in 1 to 5 working days, picked up and delivered door to door.',
  heading: 'Domestic shipment',
  intro: 'Within Malaysia or within Indonesia, usually in {{domestic_days}} working days.',
  how: {
    heading: 'Step by step',
    steps: {
      quote: {
        heading: 'See the price',
        text: 'Get a [quote](/quote). There is no document fee within a country.',
      },
      order: {
        heading: 'Fill in the order',
        text: 'Six short steps. The form says which proof of identity is needed.',
      },
      pay: {
        heading: 'Pay within {{payment_hours}} hours',
        text: 'By transfer, QR code or cash. Then upload the proof.',
      },
      hand_over: {
        heading: 'Hand over',
        text: 'Choose pickup or an agent’s counter, on a day from tomorrow up to two weeks ahead. Couriers don’t come on Sundays or public holidays.',
      },
      arrival: {
        heading: 'Arrival',
        text: 'At the door or at the counter. [Tracking](/resi-detail) shows its journey.',
      },
    },
  },
  malaysia: {
    heading: 'Within Malaysia',
    caption: 'Typical working days within Malaysia',
    text: 'Between the Peninsula, Sabah, Sarawak and Labuan, parcels fly or sail. Within the Peninsula the slower way is by road.',
  },
  indonesia: {
    heading: 'Within Indonesia',
    caption: 'Typical working days from Jakarta, Banten or West Java',
    text: 'The [quote](/quote) shows the days from every other province. To remote islands it can take longer by sea.',
  },
  good: {
    heading: 'Good to know',
    body: [
      [
        'No customs and no import tax.',
        'Pickup costs {{pickup_fee}} and is free from {{pickup_free_from}}.',
        'In an [official box](/service-purchase) only the weight counts.',
        '[What may not fly](/service-air#goods) and [prohibited goods](/term#prohibited) are the same here.',
      ],
    ],
  },
  more: {
    heading: 'Where is it going?',
    text: 'Enter both places and the weight to see prices and delivery times.',
  },
}
