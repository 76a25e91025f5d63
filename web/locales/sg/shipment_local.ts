export default {
  title: 'Domestic shipment',
  description:
    'Shipments within Malaysia and within Indonesia by air, sea or land, in 1 to 5 working days, picked up and delivered door to door.',
  heading: 'Domestic shipment',
  intro:
    'Between the states of Malaysia or the provinces of Indonesia, usually in 1 to 5 working days. We pick up at your home, or you drop the parcel off with the nearest agent.',
  how: {
    heading: 'Step by step',
    steps: {
      quote: {
        heading: 'See the price',
        text: 'State or province, weight and size are enough for the [quote](/quote). Domestic parcels carry no document fee.',
      },
      order: {
        heading: 'Fill in the order',
        text: 'Sender, recipient, parcel: six short steps, and what you have entered is kept. The order says which proof of identity it needs.',
      },
      pay: {
        heading: 'Pay within {{payment_hours}} hours',
        text: 'By transfer, QR code or cash, then upload the proof. The office approves it.',
      },
      hand_over: {
        heading: 'Hand over',
        text: 'Choose pickup or an agent’s counter, a day from tomorrow up to two weeks ahead, and a time. There are no visits on Sundays and public holidays.',
      },
      arrival: {
        heading: 'Arrival',
        text: 'Delivered to the door, or collected at the counter. [Tracking](/resi-detail) follows along.',
      },
    },
  },
  malaysia: {
    heading: 'Within Malaysia',
    caption: 'Typical working days within Malaysia',
    text: 'Between the Peninsula, Sabah, Sarawak and Labuan parcels fly or sail; within the Peninsula the slower way goes by road.',
  },
  indonesia: {
    heading: 'Within Indonesia',
    caption: 'Typical working days from Jakarta, Banten or West Java',
    text: 'The days count from Jakarta, Banten or West Java; the quote shows them for every other province. To remote islands the sea can take longer than the typical time.',
  },
  good: {
    heading: 'Good to know',
    body: [
      [
        'No customs and no import tax within a country.',
        'Pickup costs {{pickup_fee}} and is free from {{pickup_free_from}}.',
        'In an [official box](/service-purchase) the size doesn’t count, only the weight.',
        'What may not fly stays on the ground within a country, too: see [air freight](/service-air#goods) and [prohibited goods](/term#prohibited).',
      ],
    ],
  },
  more: {
    heading: 'Where is it going?',
    text: 'Enter both places and the weight. You see air and sea or road with price and days.',
  },
}
