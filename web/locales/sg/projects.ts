export default {
  title: 'Project cargo',
  description:
    'Project cargo and company moves between Malaysia and Indonesia: large goods, many pieces, one plan from pickup to hand-over.',
  heading: 'Project cargo and company moves',
  intro:
    'Machines, exhibition gear or a whole office: we measure, pack, prepare the papers and carry everything by sea or air to the schedule we agree with you.',
  possible: {
    heading: 'What is possible',
    body: [
      [
        'Machines and spare parts longer than {{longest_side}} or heavier than {{sea_piece}} a piece.',
        'Many pieces that have to arrive together: a shop’s stock, a stand at a fair, equipment for a building site.',
        'Moving a whole office, workshop or household.',
      ],
      'Not even as a project: dangerous goods and other [goods we never carry](/term#prohibited).',
    ],
  },
  how: {
    heading: 'How it works',
    steps: {
      tell: { heading: 'Tell us', text: 'What goes where, and by when. Photos help.' },
      look: { heading: 'We look and measure', text: 'From your photos and lists, or on site.' },
      offer: {
        heading: 'A plan and a quotation',
        text: 'In writing: route, packing, papers, dates and the whole price in ringgit. Nothing begins before you agree.',
      },
      pack: {
        heading: 'Packing and papers',
        text: 'Every piece is numbered and listed, in a crate where needed. We prepare the customs declaration; you provide the permits for special goods.',
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
        'Both addresses, with floor and access details.',
        'Pieces: what, length × width × height, weight, value.',
        'The latest day of arrival, and whether the pieces may travel separately.',
        'New or used, for sale or your own use: this determines duty and papers.',
        'Whether you want insurance for the full value.',
      ],
    ],
  },
  contact: {
    heading: 'Speak to us',
    text: 'No form, no automatic price: tell us what you plan, and a person will answer.',
    action: 'Message us on WhatsApp',
  },
}
