export default {
  title: 'FAQ',
  description:
    'Short answers about shipping cost, payment, official boxes and vouchers, prohibited items, import tax and tracking.',
  heading: 'Frequently asked questions',
  intro: 'Customer service answers around the clock by WhatsApp and email.',
  search: 'Search the questions',
  search_hint: 'For example: voucher, power bank, migrant worker',
  found: 'Questions found: {{found}}',
  nothing: 'Nothing matches. Try another word, or ask us.',
  link: 'Link to this answer',
  contact: {
    heading: 'Your question isn’t here?',
    text: 'Ask by WhatsApp or email, in Indonesian, Malay or English, with the tracking number if it’s about a parcel.',
  },
  groups: {
    cost: {
      heading: 'Shipping cost',
      items: {
        price: {
          question: 'What does a parcel cost?',
          answer: [
            'By weight or volume, way and destination. The [quote](/quote) shows air and sea side by side, without an account.',
          ],
        },
        volumetric: {
          question: 'Why is more charged than the scales show?',
          answer: [
            'Space costs, too. If length × width × height in centimetres, divided by {{air_divisor}} for air or {{sea_divisor}} for sea, is more than the weight, it counts. [An example](/service-air#weight).',
          ],
        },
        least: {
          question: 'Is there a minimum?',
          answer: ['Yes: at least {{air_min}} is charged by air and {{sea_min}} by sea.'],
        },
        pickup: {
          question: 'What does pickup cost?',
          answer: [
            '{{pickup_fee}}, and nothing from {{pickup_free_from}}. Drop-off at an agent’s counter is free.',
          ],
        },
        extra: {
          question: 'Can other charges come up?',
          answer: [
            [
              'International shipments: document fee {{document_fee}}.',
              'A side longer than {{longest_side}}, or a piece heavier than {{air_piece}} by air or {{sea_piece}} by sea: {{large_piece_fee}}.',
              'Remote areas: a surcharge that the order shows.',
              'Import tax and duty at the destination.',
            ],
            'You see every line before you pay.',
          ],
        },
      },
    },
    time: {
      heading: 'Time and delivery',
      items: {
        days: {
          question: 'How long does it take?',
          answer: [
            'Typically {{domestic_days}} working days within a country and {{international_days}} between the two. By destination: [international](/shipment-international#days), [domestic](/shipment-local#days).',
          ],
        },
        air_or_sea: {
          question: 'Air or sea?',
          answer: [
            'Air for light and urgent things, sea for heavy things that can wait. Between the countries a kilogram by sea costs less than half, but takes a few days longer. [Compare](/services#compare).',
          ],
        },
        packaging: {
          question: 'May I use packaging of my own?',
          answer: ['Yes. Give its size and weight in the order. It has to bear other parcels stacked on it.'],
        },
        counter: {
          question: 'Where can I drop my parcel off?',
          answer: [
            'At any agent’s counter under [Locations](/location). The order offers those that fit your address.',
          ],
        },
        visit: {
          question: 'When does the courier come?',
          answer: [
            'On the day and in the time slot you choose, from tomorrow up to two weeks ahead, but not on Sundays and public holidays.',
          ],
        },
        absent: {
          question: 'What if nobody is at home?',
          answer: [
            'Tracking shows the try with reason and photo. The recipient gets an email with a link to choose another day or collect the parcel at a counter.',
          ],
        },
        address: {
          question: 'Can the address still be changed?',
          answer: [
            'Yes. Until hand-over you change the recipient yourself on the page of the order, under [Transactions](/transaction), at no cost. After that our office does it for {{address_fee}}, or {{address_fee_departed}} after departure. Another country is a new order.',
          ],
        },
      },
    },
    payment: {
      heading: 'Payment',
      items: {
        ways: {
          question: 'How can I pay?',
          answer: [
            'By bank transfer, QR code or cash. We take no cards. All prices are in Malaysian ringgit.',
          ],
        },
        deadline: {
          question: 'How long do I have to pay?',
          answer: [
            '{{payment_hours}} hours, then the order expires. A proof sent in time keeps it open while the office checks it.',
          ],
        },
        sen: {
          question: 'Why does the amount to transfer end in odd sen?',
          answer: ['It tells your payment from all others. Transfer exactly this amount, don’t round it.'],
        },
        rejected: {
          question: 'My payment proof was rejected. What now?',
          answer: [
            'The order shows the reason. Upload another proof; you have at least {{payment_again_hours}} more hours.',
          ],
        },
        cancel: {
          question: 'Can I cancel?',
          answer: [
            'Yes, under [Transactions](/transaction), at no cost, until the parcel is handed over. What you paid comes back.',
          ],
        },
      },
    },
    boxes: {
      heading: 'Official boxes and vouchers',
      items: {
        official_box: {
          question: 'Why use an official box?',
          answer: [
            'Only its weight counts, up to {{m_weight}} in size M and {{xl_weight}} in size XL, and its deposit comes back. [More about the boxes](/service-purchase).',
          ],
        },
        box_price: {
          question: 'What does a box cost?',
          answer: [
            'Its price plus a deposit, which comes back through the voucher, for M ({{m_size}}) or XL ({{xl_size}}). [Today’s prices](/service-purchase).',
          ],
        },
        voucher: {
          question: 'How do I get the voucher’s value?',
          answer: [
            'Pay the full shipping price and attach the voucher. Once a courier, an agent or an admin has confirmed the official box, we refund the value to your bank account.',
          ],
        },
        voucher_price: {
          question: 'Why does the voucher not lower the price at once?',
          answer: [
            'The deposit comes back only if the box was really used, and that is confirmed at hand-over, after payment.',
          ],
        },
        voucher_expiry: {
          question: 'How long is a voucher valid?',
          answer: [
            '{{voucher_months}} months. If a shipment is cancelled before hand-over, its voucher is free again.',
          ],
        },
      },
    },
    goods: {
      heading: 'What may travel',
      items: {
        prohibited: {
          question: 'What must not be in the parcel?',
          answer: [
            'Weapons, gases, drugs, money, gold, original identity documents, animals, plants, fresh food, counterfeits and [more](/term#prohibited).',
          ],
        },
        power_bank: {
          question: 'May I send a power bank?',
          answer: [
            'Not by air and not into Indonesia; otherwise by sea or road after asking. Devices with a built-in battery may travel; by air ask first.',
          ],
        },
        phone: {
          question: 'May I send a phone or a laptop?',
          answer: [
            'Ask first. Indonesia limits them, phones must be registered there (IMEI), and the migrant workers’ allowance excludes phones and tablets.',
          ],
        },
        food: {
          question: 'May I send food?',
          answer: [
            'Dry food in factory packing, such as biscuits or instant noodles, for personal use. Nothing cooked, fresh or fermented, no meat.',
          ],
        },
        medicine: {
          question: 'May I send medicine?',
          answer: ['Only after asking. Both countries limit it, and some of it needs a permit.'],
        },
        perfume: {
          question: 'May I send perfume or cosmetics?',
          answer: [
            'Perfume never flies; by sea ask first. Other cosmetics may travel, except sprays and nail polish by air; duty into Indonesia is 15%.',
          ],
        },
      },
    },
    customs: {
      heading: 'Customs and migrant workers',
      items: {
        who_pays: {
          question: 'Who pays import tax and duty?',
          answer: [
            'The recipient, unless agreed otherwise. Customs of the country of arrival decides the amount.',
          ],
        },
        duty: {
          question: 'How high is the duty into Indonesia?',
          answer: [
            'None up to {{duty_free}}; usually 7.5% up to {{simple_duty_most}}, for [some goods](/shipment-international#customs) 0, 15 or 25%; VAT comes on top.',
          ],
        },
        pmi: {
          question: 'I am a migrant worker (PMI). What is free for me?',
          answer: [
            'Up to {{pmi_parcel}} per shipment: three shipments a year if you’re registered with KP2MI, one if only with the foreign ministry. [All conditions](/shipment-international#pmi).',
          ],
        },
        passport: {
          question: 'Why do you need my passport?',
          answer: [
            'Customs checks sender and recipient, also against the registers of migrant workers. We store the picture encrypted and delete it {{passport_days}} days after the parcel is closed. [Privacy](/privacy).',
          ],
        },
        value: {
          question: 'Which value do I have to state?',
          answer: [
            'The real one of each item. A wrong value delays the parcel, can be fined and limits what we compensate.',
          ],
        },
      },
    },
    tracking: {
      heading: 'Tracking and trouble',
      items: {
        track: {
          question: 'How do I track a parcel?',
          answer: [
            'Enter the number under [Track](/resi-detail). No login is needed, but senders who log in see more than status and cities.',
          ],
        },
        not_found: {
          question: 'My tracking number isn’t found.',
          answer: [
            'Check for typing errors. It works once the payment is approved; until then the order is under [Transactions](/transaction).',
          ],
        },
        damaged: {
          question: 'Something is damaged or missing.',
          answer: [
            'Report it within {{claim_days}} days of delivery, with tracking number, photos of parcel and contents, and proof of the value. Keep the packaging.',
          ],
        },
        compensation: {
          question: 'How much do you compensate?',
          answer: [
            'Without insurance, at most the smallest of declared value, {{cover_times}} times the freight, and {{cover_most}}. With insurance, the declared value. [Details](/term#compensation).',
          ],
        },
        refused: {
          question: 'What if the recipient refuses the parcel?',
          answer: [
            'The sender pays storage ({{storage_free_days}} days free, then {{storage_fee}} a day), handling, and the return at the same freight as the way there.',
          ],
        },
      },
    },
    account: {
      heading: 'Account and contact',
      items: {
        without_account: {
          question: 'Do I need an account?',
          answer: [
            'Only to order, with an email address that you confirm by a code. Quote, locations and tracking need none.',
          ],
        },
        my_data: {
          question: 'How do I delete my data?',
          answer: [
            'On your [profile page](/profile) you download your data or delete the account. [What we store](/privacy).',
          ],
        },
        agent: {
          question: 'How do I become an agent?',
          answer: ['Tell us about your shop under [Register as an agent](/agent-registration).'],
        },
        hours: {
          question: 'When do I reach you?',
          answer: [
            'By WhatsApp and email around the clock. The hours of the head office stand at the foot of the page, those of agents under [Locations](/location).',
          ],
        },
      },
    },
  },
  more: 'More questions',
}
