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
    text: 'Ask by WhatsApp or email, with the tracking number if it’s about a parcel.',
  },
  groups: {
    cost: {
      heading: 'Shipping cost',
      items: {
        price: {
          question: 'What does a parcel cost?',
          answer: [
            'It depends on weight or volume, on air or sea, and on where it goes. [Get a quote](/quote) without an account.',
          ],
        },
        volumetric: {
          question: 'Why am I charged for more than the actual weight?',
          answer: [
            'Light but bulky things are charged by [volume](/service-air#weight). The minimum is {{air_min}} by air and {{sea_min}} by sea.',
          ],
        },
        pickup: {
          question: 'What does pickup cost?',
          answer: [
            '{{pickup_fee}}, free from {{pickup_free_from}}. Drop-off at an [agent’s counter](/location) is free, too.',
          ],
        },
        extra: {
          question: 'Could there be other charges?',
          answer: [
            [
              'Between the two countries: a document fee of {{document_fee}}.',
              '[Large pieces](/term#cost): {{large_piece_fee}}.',
              'Remote areas: a surcharge.',
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
            'Typically {{domestic_days}} working days [within a country](/shipment-local#days), {{international_days}} [between the two](/shipment-international#days).',
          ],
        },
        air_or_sea: {
          question: 'Air or sea?',
          answer: [
            'Air for light and urgent things, sea for heavy ones that can wait. [Compare](/services#compare).',
          ],
        },
        packaging: {
          question: 'May I use my own packaging?',
          answer: [
            'Yes, if it is strong enough for other parcels to be stacked on it. Give its size and weight in the order.',
          ],
        },
        visit: {
          question: 'When does the courier come?',
          answer: [
            'In the time slot you choose, from tomorrow up to two weeks ahead, except Sundays and public holidays.',
          ],
        },
        absent: {
          question: 'What if nobody is at home?',
          answer: [
            'Your order’s page shows the reason and a photo. The receiver gets an email to choose another day or a counter.',
          ],
        },
        address: {
          question: 'Can I still change the address?',
          answer: [
            'Until hand-over, change it yourself for free under [Transactions](/transaction). After that our office does it: {{address_fee}}, after departure {{address_fee_departed}}.',
          ],
        },
      },
    },
    payment: {
      heading: 'Payment',
      items: {
        ways: {
          question: 'How can I pay?',
          answer: ['Bank transfer, QR code or cash, in Malaysian ringgit. We don’t accept cards.'],
        },
        deadline: {
          question: 'How long do I have to pay?',
          answer: ['{{payment_hours}} hours. While we check a proof sent in time, the order stays open.'],
        },
        sen: {
          question: 'Why does the amount to transfer end in odd sen?',
          answer: ['It tells us which payment is yours. Transfer exactly this amount.'],
        },
        rejected: {
          question: 'My payment proof was rejected. What now?',
          answer: [
            'The order shows the reason. Upload another proof in the time left, at least {{payment_again_hours}} hours.',
          ],
        },
        cancel: {
          question: 'Can I cancel?',
          answer: [
            'Yes, for free, under [Transactions](/transaction) until hand-over. While your proof is being checked, your request is noted and carried out afterwards. What you paid comes back.',
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
            'Only weight counts: M ({{m_size}}) up to {{m_weight}}, XL ({{xl_size}}) up to {{xl_weight}}. Its deposit comes back through a voucher. [Today’s prices](/service-purchase).',
          ],
        },
        voucher: {
          question: 'How do I get the voucher’s value?',
          answer: [
            'Attach the voucher and pay the full shipping price. Once the box is confirmed at hand-over, we refund the value to your bank account.',
          ],
        },
        voucher_expiry: {
          question: 'How long is a voucher valid?',
          answer: [
            '{{voucher_months}} months. If the shipment is cancelled before hand-over, you can use it again.',
          ],
        },
      },
    },
    goods: {
      heading: 'What you can send',
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
            'Not by air and not into Indonesia; otherwise ask first. Devices with a built-in battery may travel; by air ask first.',
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
            'Dry food in factory packing, for personal use. Nothing cooked, fresh or fermented, no meat.',
          ],
        },
        medicine: {
          question: 'May I send medicine?',
          answer: ['Ask first: both countries limit it, and some needs a permit.'],
        },
        perfume: {
          question: 'May I send perfume or cosmetics?',
          answer: [
            'Perfume by sea only, and ask first. Other cosmetics may travel, except sprays and nail polish by air. Import duty into Indonesia: 15%.',
          ],
        },
      },
    },
    customs: {
      heading: 'Customs and migrant workers',
      items: {
        duty: {
          question: 'Who pays import tax and duty, and how much?',
          answer: [
            'The receiver, unless agreed otherwise; customs decides. Into Indonesia: none up to {{duty_free}}, usually 7.5% up to {{simple_duty_most}}, [some goods](/shipment-international#customs) 0, 15 or 25%, plus VAT.',
          ],
        },
        pmi: {
          question: 'I am a migrant worker (PMI). What is duty-free?',
          answer: [
            '{{pmi_parcel}} per shipment: three times a year if registered with KP2MI, once if only with the foreign ministry. [All conditions](/shipment-international#pmi).',
          ],
        },
        passport: {
          question: 'Why do you need my passport?',
          answer: [
            'Customs checks both sender and receiver. We store the picture encrypted and delete it {{passport_days}} days after the shipment is complete. [Privacy](/privacy).',
          ],
        },
        value: {
          question: 'What value should I declare?',
          answer: [
            'The true value of each item. A wrong value delays the parcel, may lead to a fine and limits compensation.',
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
            'Enter its number under [Track](/resi-detail), without logging in. Senders who log in see more.',
          ],
        },
        not_found: {
          question: 'My tracking number isn’t found.',
          answer: [
            'Check for typing errors. The number works once the payment is approved; until then see [Transactions](/transaction).',
          ],
        },
        damaged: {
          question: 'Something is damaged or missing.',
          answer: [
            'Report it within {{claim_days}} days of delivery, with the tracking number, photos of the parcel and its contents, and proof of value. Keep the packaging.',
          ],
        },
        compensation: {
          question: 'How much compensation do you pay?',
          answer: [
            'Without insurance, up to the value of the goods, {{cover_times}} times the freight or {{cover_most}}, [whichever is least](/term#compensation); with insurance, up to the value you declared.',
          ],
        },
        refused: {
          question: 'What if the receiver refuses the parcel?',
          answer: [
            'The sender pays [storage, handling and return](/term#refusal); the first {{storage_free_days}} days of storage are free.',
          ],
        },
      },
    },
    account: {
      heading: 'Account',
      items: {
        without_account: { question: 'Do I need an account?', answer: ['Only to order.'] },
        my_data: {
          question: 'How do I delete my data?',
          answer: [
            'Download your data or delete the account on your [profile page](/profile). [What we store](/privacy).',
          ],
        },
        agent: {
          question: 'How do I become an agent?',
          answer: ['[Register your shop](/agent-registration).'],
        },
      },
    },
  },
  more: 'More questions',
}
