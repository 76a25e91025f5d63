export default {
  title: 'International shipment',
  description:
    'Shipments between Malaysia and Indonesia by air or sea, 3 to 10 working days, with help for the customs papers.',
  heading: 'International shipment',
  intro:
    'Between Malaysia and Indonesia, in both directions: 3 to 10 working days. We help with the item list and the customs papers; import tax is borne by the recipient unless agreed otherwise.',
  how: {
    heading: 'Step by step',
    steps: {
      people: {
        heading: 'Sender and recipient',
        text: 'Name, phone, address, and for customs the passport or ID number with a picture of the document. Saved addresses fill the form for you.',
      },
      parcel: {
        heading: 'The parcel',
        text: 'Official box or packaging of your own, weight and size. List every item with quantity and real value, and say what the parcel is for: gift, personal effects or sale.',
      },
      way: {
        heading: 'Air or sea',
        text: 'Both stand side by side with price, days and compensation. [Air](/service-air) is quicker, [sea](/service-sea) costs less.',
      },
      pay: {
        heading: 'Pay within {{payment_hours}} hours',
        text: 'By transfer, QR code or cash, then upload the proof. When the office has approved it, your tracking number works.',
      },
      hand_over: {
        heading: 'Hand over',
        text: 'The courier comes at the time you chose, or you go to the agent’s counter. There the parcel is weighed, measured and labelled.',
      },
      customs: {
        heading: 'Customs',
        text: 'We declare the parcel from your item list. If customs wants a paper or a payment, you see it in the tracking and we write to you.',
      },
      arrival: {
        heading: 'Arrival',
        text: 'Delivered to the door, or collected by the recipient at the counter. [Tracking](/resi-detail) shows the day.',
      },
    },
  },
  days: {
    heading: 'Typical days',
    caption: 'Typical working days between Malaysia and Indonesia, both directions',
  },
  summary:
    'A summary so that you can estimate, no legal advice. Rules change, and customs decides on each parcel. What customs charges is borne by the recipient, unless agreed otherwise.',
  customs: {
    heading: 'Import into Indonesia',
    body: [
      'What counts is the FOB value of the shipment: the goods without freight and insurance. Customs sets it; wrong values on goods for sale can be fined.',
    ],
    caption: 'Import duty on parcels into Indonesia',
    value: 'Value or kind of goods',
    duty: 'Import duty',
    rows: {
      free: 'Up to {{duty_free}}',
      ordinary: 'Above {{duty_free}}, up to {{simple_duty_most}}',
      books: 'of these: science books',
      watches: 'of these: cosmetics, goods of iron and steel, watches',
      bags: 'of these: bags, textiles, footwear, bicycles',
      above: 'Above {{simple_duty_most}}',
    },
    duties: {
      free: 'none',
      ordinary: '7.5 %',
      books: '0 %',
      watches: '15 %',
      bags: '25 %',
      above: 'Ordinary tariff, full import papers',
    },
    vat: 'Value added tax is due on top by the rules of the day. There is no import income tax up to {{simple_duty_most}}.',
  },
  pmi: {
    heading: 'Migrant workers (PMI): the allowance',
    body: [
      'Indonesian migrant workers may send home goods up to {{pmi_parcel}} per shipment free of import duty and import taxes. How often depends on your registration:',
      [
        'Registered with KP2MI (formerly BP2MI): three shipments in a calendar year, {{pmi_year}} in all.',
        'Registered only with the foreign ministry ([Peduli WNI](https://peduliwni.kemlu.go.id)): one shipment in a calendar year, {{pmi_parcel}}.',
        'Not registered: no allowance; the ordinary rules above apply.',
      ],
      'What is above {{pmi_parcel}} is treated as an ordinary parcel. Example: goods of USD 600 are free for USD 500; on the remaining USD 100 the duty is 7.5 %, that is USD 7.50.',
      [
        'The package may measure {{pmi_size}} at most; a larger one is opened by customs, which delays it. Our boxes M and XL both fit.',
        'New or used, any kind and number of goods, as long as they aren’t prohibited: since 6 May 2024 only the value counts.',
        'Not in the allowance: phones, handheld computers and tablets, alcohol, cigarettes.',
        'The year counts by the day on which customs registers the parcel.',
      ],
      'Customs compares each parcel with the records of the two ministries. Therefore the order asks for your passport number and a picture of the passport; tick that the sender is a migrant worker.',
    ],
  },
  malaysia: {
    heading: 'Import into Malaysia',
    body: [
      [
        'By air: up to {{malaysia_air_free}} per consignment, with freight and insurance included, is free of import duty and sales tax. Not for tobacco, alcohol and vapes.',
        'By sea: this exemption doesn’t apply. Duty and sales tax follow the kind of goods.',
        'Above the limit: duty by tariff, and sales tax of 5 or 10 % on the value with freight and insurance.',
        'Bought online from a registered seller for up to {{malaysia_air_free}}: the seller collects 10 % sales tax (LVG). Gifts and personal effects are no sale.',
        'Some goods need a permit, such as plants, animal products or radio equipment. See [prohibited goods](/term#prohibited).',
      ],
    ],
  },
  sources: {
    heading: 'Where this comes from',
    body: [
      [
        'Indonesia, parcels: Minister of Finance regulation PMK 96/2023, changed by PMK 111/2023 and PMK 4/2025 (in force since 5 March 2025).',
        'Indonesia, migrant workers: PMK 141/2023 and Minister of Trade regulation 7/2024.',
        'Malaysia: the customs exemption for air courier and postal consignments, and the sales tax on low value goods (since 1 January 2024).',
      ],
    ],
  },
  more: {
    heading: 'What will it cost?',
    text: 'The quote shows the freight by air and by sea, with the typical days. Duty comes on top; the table above helps you estimate it.',
  },
}
