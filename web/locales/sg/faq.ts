export default {
  title: 'FAQ',
  description:
    'Short answers about shipping cost, payment, official boxes and vouchers, prohibited items, import tax and tracking.',
  heading: 'Frequently asked questions',
  intro:
    'Questions about cost, delivery time, payment, vouchers or import duty? Customer service answers around the clock by WhatsApp and email.',
  search: 'Search the questions',
  search_hint: 'For example: voucher, power bank, migrant worker',
  found: 'Questions found: {{found}}',
  nothing: 'Nothing matches. Try another word, or ask us.',
  link: 'Link to this answer',
  contact: {
    heading: 'Your question isn’t here?',
    text: 'Ask by WhatsApp or email, in Indonesian, Malay or English. Have the tracking number at hand if it is about a parcel.',
  },
  groups: {
    cost: {
      heading: 'Shipping cost',
      items: {
        price: {
          question: 'What does a parcel cost?',
          answer: [
            'It depends on weight or volume, on the way and on the destination. The [quote](/quote) shows air and sea side by side; it needs no account.',
          ],
        },
        volumetric: {
          question: 'Why is more charged than the scales show?',
          answer: [
            'Because space costs, too. Length × width × height in centimetres is divided by {{air_divisor}} for air and {{sea_divisor}} for sea. If the result is more than the weight, it counts. An example stands under [air freight](/service-air#weight).',
          ],
        },
        least: {
          question: 'Is there a minimum?',
          answer: [
            'Yes: at least {{air_min}} is charged by air and {{sea_min}} by sea. A smaller parcel by sea costs as much as one of {{sea_min}}.',
          ],
        },
        pickup: {
          question: 'What does pickup cost?',
          answer: [
            '{{pickup_fee}}, and nothing from {{pickup_free_from}}. Dropping the parcel off at an agent’s counter is free.',
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
            'Typically {{domestic_days}} working days within a country and {{international_days}} between Malaysia and Indonesia. By destination: [international](/shipment-international#days), [domestic](/shipment-local#days).',
          ],
        },
        air_or_sea: {
          question: 'Air or sea?',
          answer: [
            'Air for light and urgent things, sea for heavy things that can wait. Between the countries a kilogram by sea costs less than half, and takes a few days longer. [Compare](/services#compare).',
          ],
        },
        packaging: {
          question: 'May I use packaging of my own?',
          answer: [
            'Yes. Give its length, width, height and weight in the order. It has to be strong enough for other parcels to be stacked on it.',
          ],
        },
        counter: {
          question: 'Where can I drop my parcel off?',
          answer: [
            'At any agent’s counter on the page [Locations](/location), with opening hours. The order offers the counters that fit your address.',
          ],
        },
        visit: {
          question: 'When does the courier come?',
          answer: [
            'On the day and in the time slot you choose: from tomorrow up to two weeks ahead, but not on Sundays and public holidays.',
          ],
        },
        absent: {
          question: 'What if nobody is at home?',
          answer: [
            'The courier notes the try with reason and photo, and tracking shows it. The recipient gets an email with a link to choose another day, or to collect the parcel at a counter.',
          ],
        },
        address: {
          question: 'Can the address still be changed?',
          answer: [
            'Yes. Until the parcel is handed over you change the recipient yourself on the page of the order, under [Transactions](/transaction), at no cost. After that our office changes the address for {{address_fee}}, or for {{address_fee_departed}} after departure. Another country is a new order.',
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
            '{{payment_hours}} hours. After that the order expires and you place a new one. A proof sent in time keeps the order open while the office checks it.',
          ],
        },
        sen: {
          question: 'Why does the amount to transfer end in odd sen?',
          answer: [
            'So that your payment can be told from all others. Transfer exactly this amount, don’t round it.',
          ],
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
            'Yes, under [Transactions](/transaction), at no cost, before you pay and afterwards, until the parcel is handed over. What you paid comes back.',
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
            'Its size doesn’t count, only the weight, up to {{m_weight}} in size M and {{xl_weight}} in size XL. And its deposit comes back. [More about the boxes](/service-purchase).',
          ],
        },
        box_price: {
          question: 'What does a box cost?',
          answer: [
            'Its price plus a deposit, which comes back through the voucher. There are two sizes: M ({{m_size}}) and XL ({{xl_size}}).',
            'You’ll find today’s prices on [Buy a box](/service-purchase).',
          ],
        },
        voucher: {
          question: 'How do I get the voucher’s value?',
          answer: [
            'Pay the full shipping price and attach the voucher to the shipment. Once a courier, an agent or an admin has confirmed the official box, we refund the value to the bank account you name.',
          ],
        },
        voucher_price: {
          question: 'Why does the voucher not lower the price at once?',
          answer: [
            'Because the deposit comes back only when the box was really used. That is confirmed at hand-over, after payment.',
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
            'Weapons, gases, drugs, money, gold, original identity documents, animals, plants, fresh food, counterfeits and more. The whole list stands in the [terms](/term#prohibited).',
          ],
        },
        power_bank: {
          question: 'May I send a power bank?',
          answer: [
            'Not by air, and not into Indonesia. Otherwise by sea or road after asking. Devices with a built-in battery are possible; by air ask first.',
          ],
        },
        phone: {
          question: 'May I send a phone or a laptop?',
          answer: [
            'Ask first. Into Indonesia there are limits, phones must be registered there (IMEI), and the allowance for migrant workers doesn’t cover phones and tablets.',
          ],
        },
        food: {
          question: 'May I send food?',
          answer: [
            'Dry food in factory packing, such as biscuits or instant noodles, in quantities for personal use. Nothing cooked, fresh or fermented, no meat.',
          ],
        },
        medicine: {
          question: 'May I send medicine?',
          answer: ['Only after asking. Both countries limit it, and some of it needs a permit.'],
        },
        perfume: {
          question: 'May I send perfume or cosmetics?',
          answer: [
            'Perfume never flies; by sea ask first. Other cosmetics may travel, except sprays and nail polish by air; into Indonesia their import duty is 15 %.',
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
            'None up to {{duty_free}}; usually 7.5 % up to {{simple_duty_most}}, for some goods 0, 15 or 25 %; VAT comes on top. [The table](/shipment-international#customs).',
          ],
        },
        pmi: {
          question: 'I am a migrant worker (PMI). What is free for me?',
          answer: [
            'Up to {{pmi_parcel}} per shipment: three shipments a year if you are registered with KP2MI, one if only with the foreign ministry. [All conditions](/shipment-international#pmi).',
          ],
        },
        passport: {
          question: 'Why do you need my passport?',
          answer: [
            'Customs wants to know who sends and who receives, and compares it with the registers of migrant workers. The picture is stored encrypted and deleted {{passport_days}} days after the parcel is closed. [Privacy](/privacy).',
          ],
        },
        value: {
          question: 'Which value do I have to state?',
          answer: [
            'The real one of each item. Customs checks it; a wrong value delays the parcel, can be fined, and limits what we compensate.',
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
            'Enter the number under [Track](/resi-detail), with or without spaces. No login is needed. Visitors see status and cities; if you are logged in as the sender, you see more.',
          ],
        },
        not_found: {
          question: 'My tracking number isn’t found.',
          answer: [
            'Check for typing errors. The number works once the payment is approved; until then you find the order under [Transactions](/transaction).',
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
            'Without insurance at most the smallest of: declared value, {{cover_times}} times the freight, {{cover_most}}. With insurance the declared value. [Details](/term#compensation).',
          ],
        },
        refused: {
          question: 'What if the recipient refuses the parcel?',
          answer: [
            'Then storage, handling and return are charged to the sender. {{storage_free_days}} days of storage are free, after that it is {{storage_fee}} a day. The return costs the same freight as the way there.',
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
            'For the quote, locations and tracking: no. For an order: yes, with an email address that you confirm by a code.',
          ],
        },
        my_data: {
          question: 'How do I delete my data?',
          answer: [
            'On your [profile page](/profile) you download your data or delete the account. What we store is described under [privacy](/privacy).',
          ],
        },
        agent: {
          question: 'How do I become an agent?',
          answer: ['Tell us about your shop under [Register as an agent](/agent-registration).'],
        },
        hours: {
          question: 'When do I reach you?',
          answer: [
            'By WhatsApp and email around the clock, every day. The opening hours of the head office and of the agents stand at the foot of the page and under [Locations](/location).',
          ],
        },
      },
    },
  },
  more: 'More questions',
}
