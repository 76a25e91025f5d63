export default {
  title: 'Terms and conditions',
  description:
    'Terms for air and sea: how the shipping cost is made up, import tax, costs after refusal, and the limit of compensation.',
  heading: 'Terms and conditions',
  intro:
    'What you and we owe each other when a parcel travels by air or by sea. Written to be read; the points that cost money stand first.',
  sections: {
    scope: {
      heading: 'What these terms cover',
      body: [
        'These terms apply to every order of a shipment or of an official box, by air and by sea, within Malaysia, within Indonesia and between the two countries. Whoever places an order accepts them, also on behalf of the recipient.',
        'The version on this page on the day of your order counts for that order. Rights that the law of Malaysia or Indonesia gives to consumers remain untouched.',
      ],
    },
    cost: {
      heading: 'Shipping cost',
      body: [
        'The shipping cost depends on the weight or the volume of the parcel, on the way it travels and on its destination.',
        [
          'The chargeable weight is the larger of actual and volumetric weight, rounded up to the next whole kilogram. Volumetric weight is length × width × height in centimetres, divided by {{air_divisor}} by air and by {{sea_divisor}} by sea.',
          'At least {{air_min}} is charged by air and {{sea_min}} by sea.',
          'In an official box, up to its maximum weight, only the actual weight counts.',
          'Pickup at your address costs {{pickup_fee}} and is free from {{pickup_free_from}}. Each international shipment carries a document fee of {{document_fee}}.',
          'A piece longer than {{longest_side}}, or heavier than {{air_piece}} by air or {{sea_piece}} by sea, costs {{large_piece_fee}} more. Remote areas carry a surcharge, which the order shows.',
        ],
        'Before you pay you see every line of the price. At hand-over the parcel is weighed and measured. If the result differs from your order, customer service speaks to you before the parcel travels on; the measured values then count for the price.',
      ],
    },
    payment: {
      heading: 'Payment',
      body: [
        'Pay within {{payment_hours}} hours of the order, by bank transfer, QR code or cash. An order that is not paid in time expires, and you place a new one.',
        [
          'By transfer, pay the exact amount including the sen: they tell us whose payment it is.',
          'Upload the payment proof under Transactions. A proof sent in time keeps the order open while the office checks it.',
          'If a proof is rejected, you see the reason and have at least {{payment_again_hours}} more hours to send another.',
        ],
        'The parcel travels once the payment is approved. From then on its tracking number works.',
      ],
    },
    duties: {
      heading: 'What the sender sees to',
      body: [
        [
          'Names, addresses, phone numbers and identity data are complete and true.',
          'Every item is listed with its quantity and its real value. Customs may check the list against the contents.',
          'Nothing in the parcel is prohibited, by these terms or by the countries it passes.',
          'The goods are packed so that they survive stacking, shaking and damp.',
        ],
        'We may have a parcel opened and checked when customs, the carrier or safety requires it. Costs that arise because the data or the list were wrong are charged to the sender.',
      ],
    },
    prohibited: {
      heading: 'Prohibited goods',
      body: [
        'The list names the usual cases, not every single thing. If you are unsure, ask before you order. A parcel with prohibited goods is stopped; the authorities decide what happens to it, nothing is compensated, and costs and fines are the sender’s.',
      ],
    },
    time: {
      heading: 'Delivery time',
      body: [
        'Domestic parcels typically take {{domestic_days}} working days, international ones {{international_days}}. The order shows a range of dates for your way. This range is an estimate and no promise: weather, customs, holidays and remote islands can make it longer.',
      ],
    },
    customs: {
      heading: 'Import tax and customs',
      body: [
        'Import duty, tax and the costs of customs clearance are borne by the recipient, unless agreed otherwise. What is due is decided by customs of the country of arrival, not by us; amounts on this site are estimates.',
        'If customs asks for papers or a payment, we tell you what is missing. Until it is there the parcel waits, and storage may be charged. More under [international shipment](/shipment-international#customs).',
      ],
    },
    refusal: {
      heading: 'Refusal, storage and return',
      body: [
        'If the recipient refuses the parcel, does not pay import tax or cannot be found, the costs of storage, handling and return are charged to the sender.',
        [
          'Storage: {{storage_free_days}} days are free, then {{storage_fee}} a day.',
          'Return: the same freight as on the way there.',
          'Change of address: {{address_fee}}, after departure {{address_fee_departed}}.',
        ],
        'Some goods cannot be sent back, because customs does not release them. Then the authorities decide.',
      ],
    },
    compensation: {
      heading: 'Compensation and insurance',
      body: [
        'If a parcel is lost or damaged in our care, we compensate the damage. Without insurance we pay at most the smallest of these three amounts:',
        [
          'the value you declared,',
          '{{cover_times}} times the freight you paid,',
          '{{cover_most}} per parcel.',
        ],
        'With insurance, the declared value counts, up to {{insured_most}} for international shipments. Insurance costs 0.5 % of the value plus {{insurance_domestic_plus}} within a country (at least {{insurance_domestic_least}}) and 1.5 % between the countries (at least {{insurance_international_least}}). You choose it in the order.',
        'Report damage or missing contents within {{claim_days}} days of delivery, with your tracking number, photos of the parcel and its contents, and proof of the value. Report a parcel that has not arrived as soon as its estimated date of arrival has passed.',
        'Nothing is paid for prohibited goods, for wrong or missing declarations, for damage through packing that was too weak, for what customs keeps, and for consequences such as lost profit.',
      ],
    },
    boxes: {
      heading: 'Official boxes, deposit and voucher',
      body: [
        'A box costs its price plus a deposit. What counts is the price at the time of your order; the prices of today stand on [Buy a box](/service-purchase). Size M ({{m_size}}) takes up to {{m_weight}}, size XL ({{xl_size}}) up to {{xl_weight}}.',
        [
          'You pay the full price first. With every box comes one voucher worth its deposit; the voucher does not lower the price of the shipment.',
          'Attach the voucher to a shipment in that box. Once a courier, an agent or an admin has confirmed that the official box was used, the value is refunded to the bank account you name.',
          'A voucher is valid for {{voucher_months}} months, is refunded once, and cannot be paid out without a confirmed box.',
          'If a shipment is cancelled before hand-over, its voucher is free again.',
        ],
      ],
    },
    changes: {
      heading: 'Changes and cancellation',
      body: [
        'Until the parcel is handed over you cancel an order yourself under Transactions, at no cost, before paying and afterwards. What you paid comes back. Once the parcel is with us, our office can only send it back: what we haven’t begun is refunded, and a parcel that has left its origin costs the return fee.',
      ],
    },
    air: {
      heading: 'Especially by air',
      body: [
        [
          'Every parcel is screened. What the screening refuses does not fly and comes back to the sender.',
          'Dangerous goods do not fly, not even the hidden ones: power banks, perfume, spray cans, glue, car parts with oil.',
          'Devices with a built-in battery fly only after we have agreed.',
        ],
      ],
    },
    sea: {
      heading: 'Especially by sea',
      body: [
        [
          'The way is longer and damper. Wrap the contents in plastic inside the box, or order waterproof wrapping.',
          'Parcels are stacked. Fill empty space, so that the box bears weight.',
          'Sailings move with weather and port; the range of arrival is therefore wider than by air.',
        ],
      ],
    },
  },
  contact: {
    heading: 'Questions about these terms?',
    text: 'Ask before you send. We answer in Indonesian, Malay and English.',
  },
}
