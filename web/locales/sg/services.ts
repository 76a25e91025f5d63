export default {
  title: 'Services',
  description:
    'All services in one place: air and sea freight, domestic and international shipments, official boxes, project cargo and tracking.',
  heading: 'Our services',
  intro:
    'Air when time matters, sea when cost matters, an official box when both should be easier. Every shipment can be tracked, and customer service is there around the clock.',
  compare: {
    heading: 'Air or sea?',
    caption: 'Air and sea freight compared',
    property: 'What counts',
    air: 'Air',
    sea: 'Sea',
    rows: {
      international: 'Malaysia – Indonesia, typical',
      domestic: 'Within a country, typical',
      least: 'Least that is charged',
      volumetric: 'Volumetric weight: L × W × H in cm, divided by',
      piece: 'Largest piece without extra charge',
      best: 'Best for',
    },
    best_air: 'Light and urgent',
    best_sea: 'Heavy and patient',
  },
  list: {
    heading: 'Everything we do',
    items: {
      air: {
        heading: 'Air freight',
        text: 'From {{air_min}}, within days. For papers, gifts and light goods.',
      },
      sea: {
        heading: 'Sea freight',
        text: 'From {{sea_min}}, for what is heavy and in no hurry. The kilogram costs least here.',
      },
      international: {
        heading: 'International shipment',
        text: 'Between Malaysia and Indonesia in both directions, with customs declaration and the relief for migrant workers.',
      },
      local: {
        heading: 'Domestic shipment',
        text: 'Between the states of Malaysia or the provinces of Indonesia, by air, sea or road.',
      },
      boxes: {
        heading: 'Official boxes',
        text: 'Sizes M and XL. The size of the box doesn’t count for the price, and its deposit comes back as a voucher.',
      },
      projects: {
        heading: 'Project cargo and moves',
        text: 'Machines, fairs, whole offices: planned by a person, with an offer of its own.',
      },
    },
  },
  extras: {
    heading: 'What you can add',
    body: [
      [
        'Pickup at your door, or drop-off at an agent’s counter. At the other end delivery, or collection by the recipient.',
        'Bubble wrap, wooden crate, waterproof wrapping, repacking, a photo of the contents.',
        'Insurance for more than the basic compensation.',
        'Tracking by number for everybody who has it; you see more when you are logged in.',
      ],
    ],
  },
  how: {
    heading: 'How it goes',
    steps: {
      quote: {
        heading: 'See the price',
        text: 'Country, weight and size are enough for a [quote](/quote), without an account.',
      },
      order: {
        heading: 'Place the order',
        text: 'Six short steps; what you have entered is kept. You choose day and time of pickup or drop-off.',
      },
      pay: {
        heading: 'Pay and send the proof',
        text: 'By transfer, QR code or cash within {{payment_hours}} hours. The office checks it.',
      },
      follow: {
        heading: 'Hand over and follow',
        text: 'Print the label or have it printed, hand the parcel over, and [track](/resi-detail) every step.',
      },
    },
  },
  more: {
    heading: 'Not sure which?',
    text: 'Calculate both ways. The price list decides faster than any advice.',
  },
}
