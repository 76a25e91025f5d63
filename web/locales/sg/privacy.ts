export default {
  title: 'Privacy policy',
  description:
    'Which data we keep, what for and how long, and your rights under Malaysia’s PDPA and Indonesia’s personal data protection law.',
  heading: 'Privacy policy',
  intro: 'We keep what is needed to deliver your parcel and to meet the customs rules, and nothing to sell.',
  sections: {
    who: {
      heading: 'Who is responsible',
      body: [
        '{{company}} decides what happens to your data and answers for it: {{head_office}}, [{{email}}](mailto:{{email}}).',
        'We follow the Personal Data Protection Act 2010 (PDPA) of Malaysia and Law No. 27 of 2022 on Personal Data Protection of Indonesia. Which one applies depends on where you are; often it is both.',
      ],
    },
    data: {
      heading: 'What we store, and what for',
      body: [
        [
          'Account: name, email address, phone number, date of birth if you give it, language. To let you in and to reach you. Of your password we keep only a hash that nobody can read back.',
          'Devices: the kind of browser, a shortened network address and the time of last use, for you to see and end your sessions.',
          'Addresses you save, to spare you typing them twice.',
          'Shipments: sender, recipient, emergency contact, item list with values, purpose, weight and size. To carry the parcel and to declare it to customs.',
          'Passport or ID number and a picture of the document, of sender and recipient. Customs demands them, and the allowance for migrant workers depends on them.',
          'Payments: order, amount, payment proof, and the bank account for the refund of a voucher. We take no card data.',
          'Agent applications: who applies, the counter with its place and hours, the business registration, and pictures of document, counter and identity document. To know whom parcels are handed to.',
          'The parcel’s journey: events with time and place; name and photo at delivery or after a failed attempt.',
        ],
        'If you give us data of other people, such as the recipient, tell them. They have the same rights as you.',
      ],
    },
    retention: {
      heading: 'How long it stays',
      body: [
        [
          'Passport pictures: deleted {{passport_days}} days after the parcel is closed.',
          'Pictures for a claim: deleted {{passport_days}} days after the claim is closed.',
          'Agent applications: a rejected one is deleted {{application_days}} days after the decision, with all its pictures; of an approved one the identity picture. Pictures whose application never came are gone within a day.',
          'Codes by email: valid for {{code_minutes}} minutes and for one use.',
          'Sessions: end after {{session_days}} days without use, or when you log out.',
          'Account and saved addresses: until you delete them.',
          'Papers of paid orders: as long as bookkeeping and customs law demand, also after you delete your account; then for nothing else.',
        ],
      ],
    },
    security: {
      heading: 'How your data are secured',
      body: [
        [
          'All connections are encrypted.',
          'Passport pictures are stored encrypted. Only admins and their owner can see them, and each view is recorded in a log that nobody can change.',
          'Hidden data in uploaded pictures, such as the place, are removed.',
          'Staff log in with a second factor and see only what their work needs.',
          'Public tracking shows status and cities, never names, phone numbers or streets.',
          'Our technical logs hold no names, phone numbers, codes or keys.',
        ],
        'If your data still fall into the wrong hands, we tell you and the authorities within the time the law sets, in Indonesia at most 3 × 24 hours.',
      ],
    },
    sharing: {
      heading: 'Who else sees them',
      body: [
        [
          'Couriers, agents and carriers: what they need for their part of the way.',
          'Customs in Malaysia and Indonesia. For migrant workers, Indonesian customs compares the data with the records of the migrant-worker ministry (KP2MI) and the foreign ministry.',
          'Authorities, when a law obliges us.',
        ],
        'A parcel that crosses the border takes its data along. We sell no data and pass none on for advertising.',
      ],
    },
    cookies: {
      heading: 'What stays on your device',
      body: [
        'One cookie, for your language. In the storage of your browser: the language again and, while you are logged in, your session. There are no trackers and no advertising cookies.',
        'For use without network: the pages you have opened, without your data, and the numbers and state of the parcels you last tracked. You can clear that list on the tracking page.',
      ],
    },
    rights: {
      heading: 'Your rights',
      body: [
        [
          'See and take along: download everything on your [profile page](/profile).',
          'Correct: change your data and addresses there yourself.',
          'Delete: delete your account there. Your personal data go at once, apart from what the law obliges us to keep.',
          'Withdraw consent, object or restrict: write to us. An order that needs the data then cannot be carried out.',
        ],
        'If our answer doesn’t satisfy you, turn to the Personal Data Protection Commissioner in Malaysia or to the data protection authority in Indonesia.',
      ],
    },
    conduct: {
      heading: 'User code of conduct',
      body: [
        [
          'Say truthfully who you are and what is in the parcel.',
          'Use only your own account. Keep your password and codes to yourself; we never ask for them.',
          'Use pictures and numbers of other people’s documents only with their consent.',
          'Send no prohibited goods and do not hide any.',
          'Upload payment proofs that are genuine and belong to your order.',
          'Do not collect tracking numbers or other people’s data, and do not disturb the service.',
          'Treat couriers, agents and office staff with respect, as they treat you.',
        ],
      ],
    },
    violations: {
      heading: 'Account violations',
      body: [
        'Depending on how serious it is:',
        [
          'We ask you to explain or correct something.',
          'We stop a shipment, a voucher or a refund until the matter is clear.',
          'We end sessions, and block or close the account.',
          'With forged papers, prohibited goods or fraud we inform the authorities.',
        ],
        'We tell you the reason, unless a law forbids it. If you answer, a person looks at it again. If somebody else uses your account, change your password at once; all other devices are then logged out.',
      ],
    },
    changes: {
      heading: 'Changes to this policy',
      body: [
        'This page shows the version that counts. Before we use your data for something new, we ask you.',
      ],
    },
  },
  contact: {
    heading: 'A question about your data?',
    text: 'Write to us. We only ask for proof that the data are yours.',
  },
}
