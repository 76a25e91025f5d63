export default {
  title: 'About us',
  description:
    'Vision, mission and short story of a delivery service between Malaysia and Indonesia that is honest about price, time and your parcel.',
  heading: 'About us',
  intro:
    'We connect two coasts that are close on the map but often feel far apart for a parcel. Our aim is simple: orderly shipments, honest prices and news at every step.',
  vision: {
    heading: 'Vision',
    text: 'Sending something across the strait should be as ordinary as sending it to the next town.',
  },
  mission: {
    heading: 'Mission',
    body: [
      [
        'Show the whole price before anybody pays, line by line, and let nobody pay for surprises.',
        'Say what happens next and when, at every step, in the language people speak at home.',
        'Serve the worker with one box home as carefully as the shop with forty parcels a week.',
        'Tell the truth about customs, delays and losses, also when it isn’t what we would like to say.',
      ],
    ],
  },
  story: {
    heading: 'Our story so far',
    body: [
      '“Seberang” means “across” or “the other side”, in Indonesian as in Malay. From one coast you can see the lights of the other. Millions of people have family, customers or work there, and yet a parcel often starts with a chat message, a price nobody can check, and weeks without news.',
      'We are a young service. We have no long list of years and prizes to show. What we can show is how we work: an open price list, a number that tells everybody where the parcel is, official boxes whose deposit comes back, and people who answer.',
      'We begin with what this lane needs most: parcels by air and sea between Malaysia and Indonesia, and within each of the two countries. What we can’t do yet, we say.',
    ],
  },
  principles: {
    heading: 'What you can hold us to',
    body: [
      [
        'The price you approve is the price you pay. If it has to change, you are asked first.',
        'If a parcel is late, the tracking shows it, and never only “pending”.',
        'If something is lost, the [terms](/term#compensation) say beforehand what we pay.',
        'Your documents are [protected](/privacy) and deleted when they are no longer needed.',
      ],
    ],
  },
  more: {
    heading: 'Try us with one parcel',
    text: 'A quote takes a minute and needs no account.',
  },
}
