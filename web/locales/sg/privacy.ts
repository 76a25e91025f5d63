export default {
  title: 'Privacy policy',
  description:
    'What data we keep, why and for how long, and your rights under Malaysia’s PDPA and Indonesia’s personal data protection law.',
  heading: 'Privacy policy',
  intro: 'We keep what is needed to deliver your parcel and to meet the customs rules. We sell none of it.',
  sections: {
    who: {
      heading: 'Who is responsible',
      body: [
        '{{company}} is responsible for your data: {{head_office}}, [{{email}}](mailto:{{email}}).',
        'We follow the Personal Data Protection Act 2010 (PDPA) of Malaysia and Law No. 27 of 2022 on Personal Data Protection of Indonesia. Which applies depends on where you are; often both apply.',
      ],
    },
    data: {
      heading: 'What we store, and what for',
      body: [
        [
          'Account: name, email address, phone number, language, and date of birth if you give it. To let you in and to reach you. Of your password we keep only a hash, which nobody can read back.',
          'Devices: kind of browser, shortened network address and time of last use, so that you can see and end sessions.',
          'Addresses you save, to spare you typing them twice.',
          'Shipments: sender, receiver, emergency contact, item list with values, purpose, weight and size. To carry the parcel and to declare it to customs.',
          'Passport or ID number and a picture of the document, of sender and receiver. Customs and the migrant workers’ allowance require them.',
          'Payments: order, amount, payment proof, and the bank account for voucher refunds. We take no card data.',
          'Agent applications: the applicant, the counter with its address and hours, the business registration, and pictures of the registration, the counter and the identity document. So that we know who we entrust parcels to.',
          'The parcel’s journey: events with time and place; name and photo at delivery or after a failed attempt.',
        ],
        'If you give us other people’s data, such as the receiver’s, tell them; they have the same rights.',
      ],
    },
    retention: {
      heading: 'How long it stays',
      body: [
        [
          'Passport pictures: deleted {{passport_days}} days after the parcel is closed.',
          'Pictures for a claim: deleted {{passport_days}} days after the claim is closed.',
          'Agent applications: {{application_days}} days after the decision, we delete a rejected one with all its pictures, and only the identity picture of an approved one. Pictures without an application are deleted within a day.',
          'Codes sent by email: valid for {{code_minutes}} minutes, and only once.',
          'Sessions: end after {{session_days}} days without use, or when you log out.',
          'Account and saved addresses: until you delete them.',
          'Papers of paid orders: for as long as accounting and customs law requires, even after you delete your account, and then for no other purpose.',
        ],
      ],
    },
    security: {
      heading: 'How your data is secured',
      body: [
        [
          'All connections are encrypted.',
          'Passport pictures are stored encrypted. Only admins and their owner can see them, and each view is recorded in a log that nobody can change.',
          'Hidden data in uploaded pictures, such as where they were taken, is removed.',
          'Staff log in with a second factor and see only what their work needs.',
          'Public tracking shows status and cities, never names, phone numbers or streets.',
          'Our technical logs hold no names, phone numbers, codes or keys.',
        ],
        'If your data does fall into the wrong hands, we tell you and the authorities within the time the law sets, which in Indonesia is 3 × 24 hours.',
      ],
    },
    sharing: {
      heading: 'Who else sees it',
      body: [
        [
          'Couriers, agents and carriers: what they need for their part of the journey.',
          'Customs in Malaysia and Indonesia. For migrant workers, Indonesian customs compares the data with the records of the migrant-worker ministry (KP2MI) and the foreign ministry.',
          'Authorities, where the law requires it.',
        ],
        'When a parcel crosses the border, its data goes with it. We sell no data and pass none on for advertising.',
      ],
    },
    cookies: {
      heading: 'What stays on your device',
      body: [
        'One cookie, for your language. In the browser’s storage: the language again and, while you are logged in, your session. No trackers, no advertising cookies.',
        'For use offline: pages you have opened, without your data, and the number and state of the parcels you last tracked; you can clear that list on the tracking page.',
      ],
    },
    rights: {
      heading: 'Your rights',
      body: [
        [
          'See your data and take it with you: download everything on your [profile page](/profile).',
          'Correct: change your data and addresses there yourself.',
          'Delete: delete your account there. Your personal data is deleted at once, except what the law obliges us to keep.',
          'Withdraw consent, object or restrict: write to us. We then cannot carry out an order that needs the data.',
        ],
        'If our answer doesn’t satisfy you, contact the Personal Data Protection Commissioner in Malaysia or the data protection authority in Indonesia.',
      ],
    },
    conduct: {
      heading: 'User code of conduct',
      body: [
        [
          'Be truthful about who you are and what is in the parcel.',
          'Use only your own account; keep your password and codes to yourself. We never ask for them.',
          'Use pictures and numbers of other people’s documents only with their consent.',
          'Send no prohibited goods and do not hide any.',
          'Upload payment proofs that are genuine and belong to your order.',
          'Do not collect tracking numbers or other people’s data, and do not disrupt the service.',
          'Treat couriers, agents and office staff with respect.',
        ],
      ],
    },
    violations: {
      heading: 'Account violations',
      body: [
        'Depending on how serious it is:',
        [
          'We ask you to explain or correct something.',
          'We hold a shipment, a voucher or a refund until the matter is clear.',
          'We end sessions, and block or close the account.',
          'In cases of forged documents, prohibited goods or fraud, we inform the authorities.',
        ],
        'We tell you the reason, unless a law forbids it; if you answer, a person looks at it again. If somebody else uses your account, change your password at once: all other devices are then logged out.',
      ],
    },
    changes: {
      heading: 'Changes to this policy',
      body: ['The version on this page applies. Before we use your data for something new, we’ll ask you.'],
    },
  },
  contact: {
    heading: 'A question about your data?',
    text: 'Write to us. We only ask for proof that the data is yours.',
  },
}
