export default {
  title: 'Services',
  description:
    'All services in one place: air and sea freight, domestic and international shipments, official boxes, project cargo and tracking.',
  heading: 'Our services',
  intro:
    'Air when time matters, sea when cost matters. Every shipment can be tracked, and customer service is there around the clock.',
  compare: {
    heading: 'Air or sea?',
    caption: 'Air and sea freight compared',
    property: 'Feature',
    air: 'Air',
    sea: 'Sea',
    rows: {
      international: 'Malaysia – Indonesia, typical',
      domestic: 'Within a country, typical',
      least: 'Minimum charged',
      volumetric: 'Volumetric weight: L × W × H in cm, divided by',
      piece: 'Largest piece without extra charge',
      best: 'Best for',
    },
    best_air: 'Light and urgent',
    best_sea: 'Heavy and not urgent',
  },
  list: {
    heading: 'Everything we do',
    items: {
      air: {
        heading: 'Air freight',
        text: 'From {{air_min}}, for documents, gifts and light goods.',
      },
      sea: {
        heading: 'Sea freight',
        text: 'From {{sea_min}}, for heavy goods that can wait, at the lowest price per kilogram.',
      },
      international: {
        heading: 'International shipment',
        text: 'Between Malaysia and Indonesia, with the customs declaration and the allowance for migrant workers.',
      },
      local: {
        heading: 'Domestic shipment',
        text: 'Within Malaysia or within Indonesia, by air, sea or road.',
      },
      boxes: {
        heading: 'Official boxes',
        text: 'Sizes M and XL. You’re charged by weight alone, and the deposit comes back through a voucher.',
      },
      projects: {
        heading: 'Project cargo and moves',
        text: 'Machines, fairs, whole offices: planned by our staff, with a quotation.',
      },
    },
  },
  extras: {
    heading: 'What you can add',
    body: [
      [
        'Pickup at your door or drop-off at an agent’s counter; delivery or collection at the other end.',
        'Bubble wrap, wooden crate, waterproof wrapping, repacking, a photo of the contents.',
        'Insurance beyond the basic compensation.',
      ],
    ],
  },
  more: {
    heading: 'Not sure which?',
    text: 'Calculate both ways and compare.',
  },
}
