export default {
  title: 'Send parcels Malaysia – Indonesia',
  description:
    'Send parcels and cargo between Malaysia and Indonesia by air or sea. Buy official boxes, track by number, pay by transfer, QR or cash.',
  headline: { from: 'From door', to: 'to door,', across: 'across the strait.' },
  intro: 'Parcels, cargo and official boxes between Malaysia and Indonesia.',
  card: {
    label: 'Start an order',
    send: 'Send package',
    buy: 'Purchase box',
    packaging: 'Packaging',
    size: 'Box size',
    box: 'Box {{size}}',
    limits: '{{sides}}, max. {{weight}}',
    order_box: 'Order box',
    buy_note:
      'Collect the box from an agent or have it delivered. Its deposit comes back once the box is used.',
  },
  desk: {
    from: 'From',
    to: 'To',
    swap: 'Swap from and to',
    weight: 'Weight in kilograms',
    less: 'One kilogram less',
    more: 'One kilogram more',
    own: 'My own',
    box: 'Box',
    air: 'Air',
    sea: 'Sea',
    by: 'by {{day}}',
    send_air: 'Send by air',
    send_sea: 'Send by sea',
    note: 'In box M ({{m_size}}) and box XL ({{xl_size}}) only the scale counts. A large, light parcel in your own packaging is charged by its size.',
    failed: 'The prices couldn’t be loaded.',
    retry: 'Try again',
  },
  tracking: {
    heading: 'Track parcel',
    number: 'Tracking number',
    track: 'Track',
    required: 'Enter the tracking number first',
    not_found: 'Tracking number not found!',
  },
  international: {
    heading: 'Across the border',
    days: 'Typically {{international_days}} working days',
    text: 'Malaysia to Indonesia and back. We prepare the customs forms from what you enter, estimate the duty, and help migrant workers use the allowance they’re entitled to.',
    more: 'International shipments',
  },
  local: {
    heading: 'Within the country',
    days: 'Typically {{domestic_days}} working days',
    text: 'Within Malaysia, Sabah, Sarawak and Labuan included. Within Indonesia, from Sumatra to Papua. By air, sea or road.',
    more: 'Domestic shipments',
  },
  boxes: {
    heading: 'Official boxes, lighter bills',
    text: 'Two sizes made for this lane. Buy one first, fill it at your own pace, send it whenever you like.',
    prices: {
      heading: 'Prices today',
      box: 'Box {{label}}',
      parts: '{{price}} + {{deposit}} deposit',
    },
    points: {
      weight: 'Only what the scales say counts, not the size of the box.',
      deposit:
        'Every box comes with a voucher: its deposit is paid back to your bank account once the use of the box is confirmed.',
      fit: 'M takes {{m_weight}}, XL takes {{xl_weight}}: one or two people can still lift them.',
    },
    buy: 'Buy a box',
    more: 'How boxes and vouchers work',
  },
  why: {
    heading: 'Why send with us',
    price: {
      heading: 'Price first, order second',
      text: 'Freight, fees and the estimated arrival are there before you order, line by line.',
    },
    follow: {
      heading: 'Every step in sight',
      text: 'You and the recipient see which city the parcel is in. Names and addresses never show.',
    },
    papers: {
      heading: 'Customs papers prepared',
      text: 'CN 22, CN 23 and the pro-forma invoice are made from what you enter. Just print and attach.',
    },
    cover: {
      heading: 'Compensation included',
      text: 'At no extra charge: up to the value of the goods, {{cover_times}} times the freight, or {{cover_most}}, whichever is least. For more there is insurance.',
    },
    privacy: {
      heading: 'Passport photos sealed',
      text: 'Stored encrypted and deleted {{passport_days}} days after the parcel is closed.',
    },
    people: {
      heading: 'People who answer',
      text: 'Customer service by WhatsApp and email, {{hours}}, in your language.',
    },
  },
  services: {
    heading: 'Air or sea?',
    days: 'Across the border, typically',
    working_days: '{{days}} working days',
    least: 'Least that is charged',
    air: {
      heading: 'Air freight',
      text: 'When time matters: papers, gifts, light goods.',
    },
    sea: {
      heading: 'Sea freight',
      text: 'When cost matters: heavy goods that can wait.',
    },
  },
  quote: {
    heading: 'What will it cost?',
    text: 'Origin, destination, weight and size: you see air and sea side by side at once, without an account.',
    open: 'Calculate shipping cost',
  },
  locations: {
    heading: 'Close to you',
    text: 'Hand in or collect parcels, buy boxes and pay in cash at an agent.',
    all: 'All locations',
    coverage: 'Coverage area',
  },
  statistics: {
    heading: 'So far',
    parcels: 'parcels entrusted to us',
    delivered: 'parcels delivered',
    cities: 'destination cities',
    locations: 'counters',
  },
  contact: {
    heading: 'Anything to ask?',
    text: 'Write in Indonesian, Malay or English. We answer {{hours}}.',
    whatsapp: 'WhatsApp',
    phone: 'Phone',
    mail: 'Email',
  },
  testimonials: {
    heading: 'What customers say',
  },
}
