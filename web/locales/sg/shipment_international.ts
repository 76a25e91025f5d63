export default {
  title: 'International shipment',
  description:
    'Shipments between Malaysia and Indonesia by air or sea, 3 to 10 working days, with help with the customs papers.',
  heading: 'International shipment',
  intro:
    'Between Malaysia and Indonesia, in both directions: {{international_days}} working days. We help with the item list and the customs papers.',
  how: {
    heading: 'Step by step',
    steps: {
      people: {
        heading: 'Sender and receiver',
        text: 'Name, phone and address; for customs the passport or ID number with a picture of the document.',
      },
      parcel: {
        heading: 'The parcel',
        text: 'Every item with its quantity and real value, and whether it’s a gift, personal effects or for sale.',
      },
      way: {
        heading: 'Air or sea',
        text: '[Air](/service-air) is quicker, [sea](/service-sea) costs less.',
      },
      pay: {
        heading: 'Pay within {{payment_hours}} hours',
        text: 'By transfer, QR code or cash. Once your proof is approved, the tracking number works.',
      },
      hand_over: {
        heading: 'Hand over',
        text: 'To the courier or at an agent’s counter, where the parcel is weighed and measured.',
      },
      customs: {
        heading: 'Customs',
        text: 'We declare the parcel from your item list, and write to you if customs wants a document or a payment.',
      },
      arrival: {
        heading: 'Arrival',
        text: 'At the door or at the counter. [Tracking](/resi-detail) shows the day.',
      },
    },
  },
  days: {
    heading: 'Typical days',
    caption: 'Typical working days between Malaysia and Indonesia, both directions',
  },
  summary:
    'A summary to estimate by, not legal advice: customs decides on each parcel. The receiver pays what customs charges, unless agreed otherwise.',
  customs: {
    heading: 'Import into Indonesia',
    body: [
      'The limits are based on the FOB value: the goods without freight and insurance. Duty and tax are calculated on that value plus freight and insurance. Customs sets it, and can impose fines for wrong values on goods for sale.',
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
      ordinary: '7.5%',
      books: '0%',
      watches: '15%',
      bags: '25%',
      above: 'Ordinary tariff, full import papers',
    },
    vat: 'Value added tax comes on top. There is no import income tax up to {{simple_duty_most}}.',
  },
  pmi: {
    heading: 'Migrant workers (PMI): the allowance',
    body: [
      'Indonesian migrant workers may send home goods up to {{pmi_parcel}} per shipment, free of import duty and taxes:',
      [
        'Registered with KP2MI (formerly BP2MI): three shipments a calendar year, {{pmi_year}} in all.',
        'Registered only with the foreign ministry ([Peduli WNI](https://peduliwni.kemlu.go.id)): one shipment a calendar year, {{pmi_parcel}}.',
        'Not registered: the ordinary rules above apply.',
      ],
      'What exceeds {{pmi_parcel}} counts as an ordinary parcel. For goods of USD 600, the duty is 7.5% on USD 100, that is USD 7.50.',
      [
        'At most {{pmi_size}}, which boxes M and XL both meet. Customs opens anything larger, which delays it.',
        'New or used, any kind and quantity of goods that aren’t prohibited: since 6 May 2024 only the value counts.',
        'Not included: phones, handheld computers, tablets, alcohol, cigarettes.',
        'The year is the one in which customs registers the parcel.',
      ],
      'Customs checks each parcel against the records of both ministries, so the order asks for your passport. In the order, tick that the sender is a migrant worker.',
    ],
  },
  malaysia: {
    heading: 'Import into Malaysia',
    body: [
      [
        'By air: up to {{malaysia_air_free}} per consignment, freight and insurance included, is free of import duty and sales tax. Not for tobacco, alcohol or vapes.',
        'By sea: no exemption. Duty and sales tax depend on the kind of goods.',
        'Above the limit: duty by tariff, and sales tax of 5 or 10% on the value with freight and insurance.',
        'Bought online for up to {{malaysia_air_free}}: a registered seller collects 10% sales tax (LVG). Gifts and personal effects aren’t sales.',
        'Plants, animal products, radio equipment and some other goods need a permit. See [prohibited goods](/term#prohibited).',
      ],
    ],
  },
  sources: {
    heading: 'Sources',
    body: [
      [
        'Indonesia, parcels: Minister of Finance regulation PMK 96/2023, amended by PMK 111/2023 and PMK 4/2025 (in force since 5 March 2025).',
        'Indonesia, migrant workers: PMK 141/2023 and Minister of Trade regulation 7/2024.',
        'Malaysia: the customs exemption for air courier and postal consignments, and the sales tax on low value goods (since 1 January 2024).',
      ],
    ],
  },
  more: {
    heading: 'What will it cost?',
    text: 'The quote shows air and sea; duty comes on top.',
  },
}
