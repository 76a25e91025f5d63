export default {
  title: 'Terms and conditions',
  description:
    'Terms for air and sea: how the shipping cost is made up, import tax, costs after refusal, and the limit of compensation.',
  heading: 'Terms and conditions',
  intro: 'What you and we owe each other, by air and by sea. What costs money comes first.',
  since: 'In force since {{day}}.',
  sections: {
    scope: {
      heading: 'What these terms cover',
      body: [
        'These terms apply to every order for a shipment or an official box, within and between Malaysia and Indonesia. Whoever orders accepts them, including on behalf of the receiver.',
        'The version on the day of your order applies. Consumer rights under the law of Malaysia or Indonesia are not affected.',
      ],
    },
    cost: {
      heading: 'Shipping cost',
      body: [
        [
          'The chargeable weight is the larger of actual and volumetric weight, rounded up to the next whole kilogram: at least {{air_min}} by air and {{sea_min}} by sea.',
          'Volumetric weight is length × width × height in centimetres, divided by {{air_divisor}} by air and by {{sea_divisor}} by sea. In an official box, up to its maximum weight, it does not count.',
          'Pickup at your address: {{pickup_fee}}, free from {{pickup_free_from}}. Each international shipment: document fee {{document_fee}}.',
          'A piece longer than {{longest_side}}, or heavier than {{air_piece}} by air or {{sea_piece}} by sea: {{large_piece_fee}} more. Remote areas: a surcharge, which the order shows.',
        ],
        'You see every line of the price before you pay. At hand-over the parcel is weighed and measured. If the result differs, we speak to you before it travels on; the measured values then apply.',
      ],
    },
    payment: {
      heading: 'Payment',
      body: [
        'Pay within {{payment_hours}} hours of the order, by bank transfer, QR code or cash; otherwise the order expires. For cash there is longer while counters are closed: the deadline shown with your order applies.',
        [
          'Transfer the exact amount to the sen: it tells us whose payment it is.',
          'A payment proof uploaded in time under Transactions keeps the order open while the office checks it.',
          'If it is rejected, you see the reason and have at least {{payment_again_hours}} more hours to send another.',
        ],
        'Once the payment is approved, the parcel can travel and its tracking number works.',
      ],
    },
    duties: {
      heading: 'What the sender is responsible for',
      body: [
        [
          'Names, addresses, phone numbers and identity data are complete and true.',
          'Every item is listed with its quantity and its real value; customs may check the list.',
          'Nothing in the parcel is prohibited, by these terms or by the countries it passes through.',
          'The packing withstands stacking, shaking and damp.',
        ],
        'We may have a parcel opened and checked when customs, the carrier or safety requires it. The sender bears the costs of wrong data or a wrong list.',
      ],
    },
    prohibited: {
      heading: 'Prohibited goods',
      body: [
        'The list names the usual cases, not all; if unsure, ask before you order. A parcel with prohibited goods is stopped; the authorities decide what happens to it, no compensation is paid, and the sender bears costs and fines.',
      ],
    },
    time: {
      heading: 'Delivery time',
      body: [
        'Typically {{domestic_days}} working days for domestic parcels and {{international_days}} for international ones. The dates in your order are an estimate, not a promise: weather, customs, holidays and remote islands can delay a parcel.',
      ],
    },
    customs: {
      heading: 'Import tax and customs',
      body: [
        'The receiver bears import duty, tax and the costs of customs clearance, unless agreed otherwise. Customs in the country of arrival decides what is due; amounts on this site are estimates.',
        'If customs asks for papers or a payment, we tell you. Until then the parcel waits, and storage may be charged. [More](/shipment-international#customs).',
      ],
    },
    refusal: {
      heading: 'Refusal, storage and return',
      body: [
        'If the receiver refuses the parcel, does not pay import tax or cannot be found, the sender pays storage, handling and return.',
        [
          'Storage: {{storage_free_days}} days are free, then {{storage_fee}} a day.',
          'Return: {{return_percent}}% of the outbound freight.',
          'Change of address: {{address_fee}}, after departure {{address_fee_departed}}.',
        ],
        'If customs does not release the goods, the authorities decide what happens to them.',
      ],
    },
    compensation: {
      heading: 'Compensation and insurance',
      body: [
        'If a parcel is lost or damaged in our care, we compensate you. Without insurance, the most we pay is the smallest of:',
        [
          'the value you declared,',
          '{{cover_times}} times the freight you paid,',
          '{{cover_most}} per parcel.',
        ],
        'With insurance, the declared value is the limit, up to {{insured_most}} for international shipments. It costs {{insurance_domestic_percent}}% of the value plus {{insurance_domestic_plus}} within a country (at least {{insurance_domestic_least}}) and {{insurance_international_percent}}% between the countries (at least {{insurance_international_least}}).',
        'Report damage or missing contents within {{claim_days}} days of delivery, with tracking number, photos of parcel and contents, and proof of the value; a missing parcel as soon as its estimated date of arrival has passed.',
        'Nothing is paid for prohibited goods, wrong or missing declarations, damage caused by weak packing, goods that customs keeps, and consequences such as lost profit.',
      ],
    },
    boxes: {
      heading: 'Official boxes, deposit and voucher',
      body: [
        'A box costs its price plus a deposit, as they stand when you order ([today’s prices](/service-purchase)). Size M ({{m_size}}) takes up to {{m_weight}}, size XL ({{xl_size}}) up to {{xl_weight}}.',
        [
          'Every box comes with one voucher worth its deposit; it does not lower the price of the shipment.',
          'Attach the voucher to a shipment in that box. Once a courier, an agent or an admin has confirmed that the official box was used, the value is refunded to the bank account you name.',
          'A voucher is valid for {{voucher_months}} months and refunded once, never without a confirmed box. If its shipment is cancelled before hand-over, you can use it again.',
        ],
      ],
    },
    changes: {
      heading: 'Changes and cancellation',
      body: [
        'Until hand-over you can cancel under Transactions, at no cost; what you paid comes back. After that our office can only send the parcel back: what we haven’t begun is refunded, and a parcel that has left its origin costs the return fee.',
      ],
    },
    air: {
      heading: 'Specific to air',
      body: [
        [
          'Every parcel is screened; what is refused goes back to the sender.',
          'Dangerous goods do not fly, including power banks, perfume, spray cans, glue and car parts with oil.',
          'Devices with a built-in battery fly only after we have agreed.',
        ],
      ],
    },
    sea: {
      heading: 'Specific to sea',
      body: [
        [
          'The voyage is damp: wrap the contents in plastic, or order waterproof wrapping.',
          'Parcels are stacked: fill empty space.',
          'Sailings depend on weather and ports, so arrival dates vary more than by air.',
        ],
      ],
    },
  },
  contact: {
    heading: 'Questions about these terms?',
    text: 'Ask before you send. We answer in Indonesian, Malay and English.',
  },
}
