export default {
  title: 'About us',
  description:
    'Our vision, our mission and our story so far: a delivery service between Malaysia and Indonesia that is honest about price, time and your parcel.',
  heading: 'About us',
  intro:
    'Two coasts that are close on the map can feel far apart when you send a parcel. We connect them with careful handling, honest prices and news at every step.',
  vision: {
    heading: 'Vision',
    text: 'Sending something across the strait should be as ordinary as sending it to the next town.',
  },
  mission: {
    heading: 'Mission',
    body: [
      [
        'Show the whole price before anyone pays.',
        'Say what happens next and when, in the language people speak at home.',
        'Serve a worker with one box as carefully as a shop with forty parcels a week.',
        'Tell the truth about customs, delays and losses.',
      ],
    ],
  },
  story: {
    heading: 'Our story so far',
    body: [
      '“Seberang” means “the other side”, in Indonesian as in Malay. Millions of people have family, customers or work over there, yet a parcel often starts with a chat message, a price nobody can check and weeks without news.',
      'We’re young and have no prizes to show, only how we work: an open price list, a number that tells anyone where the parcel is, official boxes whose deposit comes back, and people who answer. If there’s something we can’t do yet, we say so.',
    ],
  },
  principles: {
    heading: 'What you can hold us to',
    body: [
      [
        'The price you approve is the price you pay. If it has to change, we ask first.',
        'If a parcel is late, tracking says so.',
        'What we pay for a loss is set out in the [terms](/term#compensation).',
        'Your documents are [protected](/privacy) and deleted once they’re no longer needed.',
      ],
    ],
  },
  trouble: {
    heading: 'When something goes wrong',
    late: {
      heading: 'It’s late',
      text: 'The day after it was due, tracking says so and shows what the parcel is waiting for. You needn’t ask.',
    },
    lost: {
      heading: 'It’s lost',
      text: 'Report it as soon as the expected day has passed. We search for it, and pay the value of the goods, up to {{cover_times}} times the freight and at most {{cover_most}}; for [insured](/term#compensation) parcels we pay more.',
    },
    damaged: {
      heading: 'It’s damaged',
      text: 'Report it within {{claim_days}} days of delivery, with photos. Somebody will look at it within {{claim_look_days}} working days, and you’ll have an answer within {{claim_decide_days}} days.',
    },
    cancelled: {
      heading: 'You change your mind',
      text: 'Until we have the parcel, you can cancel it yourself at no cost, and everything you paid comes back to you.',
    },
  },
  where: {
    heading: 'Where to find us',
    counters: 'All counters',
    text: 'Ask before you pay for anything. We answer in Indonesian, Malay and English.',
  },
  more: {
    heading: 'Try us with one parcel',
    text: 'A quote takes a minute and needs no account.',
  },
}
