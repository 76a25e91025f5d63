export default {
  title: 'Project cargo',
  description:
    'Project cargo and company moves between Malaysia and Indonesia: large goods, many pieces, one plan from pickup to hand-over.',
  heading: 'Project cargo and company moves',
  intro:
    'Machines, exhibition gear or a whole office: large shipments need a plan of their own. We measure, pack, prepare the papers and carry by sea or air to the schedule we agree with you.',
  possible: {
    heading: 'What is possible',
    body: [
      [
        'Machines, tools and spare parts that are longer than {{longest_side}} or heavier than {{sea_piece}} a piece.',
        'Many pieces that have to arrive together: stock of a shop, stand and goods for a fair, equipment for a building site.',
        'A whole office or workshop, from the first desk to the last cable.',
        'Household goods, if you’re moving between the two countries.',
      ],
      'Not even as a project: dangerous goods and everything else on the list of [goods we never carry](/term#prohibited).',
    ],
  },
  how: {
    heading: 'How it goes',
    steps: {
      tell: {
        heading: 'Tell us',
        text: 'From where, to where, by when; the pieces with size and weight, as well as you know them. Photos help.',
      },
      look: {
        heading: 'We look and measure',
        text: 'From your photos and lists, or on the spot: stairs, doors, where a lorry can stand.',
      },
      offer: {
        heading: 'A plan and an offer',
        text: 'In writing: way by air, sea or road, packing, papers, dates and the whole price in ringgit. Nothing begins before you agree.',
      },
      pack: {
        heading: 'Packing and papers',
        text: 'Every piece gets a number and is on the packing list; we build crates where they’re needed. For customs we prepare the declaration from your list; permits for special goods come from you.',
      },
      move: {
        heading: 'On the way',
        text: 'The pieces travel together where that is possible, and customer service keeps you informed.',
      },
      done: {
        heading: 'Hand-over',
        text: 'Piece by piece, against the packing list. What is missing or damaged is written down at once.',
      },
    },
  },
  prepare: {
    heading: 'What we need to know',
    body: [
      [
        'Addresses of both ends, with floor and access.',
        'List of pieces: what it is, length × width × height, weight, value.',
        'The day it has to be there, and whether it may travel in parts.',
        'New or used, for sale or for your own use: this decides duty and papers.',
        'Whether you want insurance for the full value.',
      ],
    ],
  },
  contact: {
    heading: 'Speak to us',
    text: 'There is no form for this and no automatic price. Write what you plan, and a person answers.',
    action: 'Write on WhatsApp',
  },
}
