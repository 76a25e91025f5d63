export default {
  title: 'Register as an agent',
  description:
    'Become an agent and take in parcels at your counter: how it works and how partners in Malaysia and Indonesia register.',
  heading: 'Register as an agent',
  intro:
    'Do you run a shop or a counter in Malaysia or Indonesia? Receive and hand over parcels and sell official boxes. Applying is free and commits you to nothing.',
  you_do: {
    heading: 'What you do',
    items: [
      'Scan, weigh and measure parcels, and check them for prohibited goods.',
      'Keep them dry and locked away until they are collected.',
      'Hand them out only if the name and number match.',
      'Be open during the hours you gave us.',
    ],
  },
  you_need: {
    heading: 'What you need',
    items: [
      'A registered business with a counter customers can walk up to.',
      'Somewhere to lock parcels away, and scales that weigh up to 30 kg.',
      'A phone with a camera and internet.',
      'A second factor on that phone for logging in.',
    ],
  },
  you_get: {
    heading: 'What you get',
    items: [
      'Your counter on the Locations page, with hours and directions.',
      'Today’s list and the scanner on your phone; no special device needed.',
      'A fee for each parcel, agreed in writing before you start.',
    ],
  },
  form: {
    heading: 'Your application',
    intro:
      'About ten minutes. Have your business registration and identity document to hand. We answer by email, usually within 3 working days.',
    submit: 'Send application',
  },
  person: {
    heading: 'About you',
    name: 'Full name',
    name_hint: 'As shown on your identity document',
    email: 'Email',
    email_hint: 'We’ll send our answer here, and later the link to set up your login',
    phone: 'Phone',
  },
  counter: {
    heading: 'Your counter',
    label: 'Name of the shop or counter',
    label_hint: 'Customers see this name',
    address: 'Address',
    address_hint: 'Street, number and floor, plus a landmark nearby',
    offers: 'What your counter offers',
    offer: {
      drop_off: 'Taking in parcels from senders',
      collection: 'Handing out parcels to receivers',
      boxes: 'Selling official boxes',
    },
  },
  business: {
    heading: 'Your business',
    number: {
      MY: 'SSM registration number',
      ID: 'NIB (business identification number)',
    },
    number_hint: {
      MY: '12 digits, or the older form such as 1234567-A',
      ID: '13 digits',
    },
    years: 'Years in business',
    about: 'A few words about your shop (optional)',
    about_hint: 'What you sell, who comes by, how much room you have',
  },
  documents: {
    heading: 'Documents',
    text: 'Pictures are stored encrypted; only our admins can see them, and each view is recorded. If we reject your application, everything is deleted after {{days}} days.',
    registration: 'Picture of the business registration',
    registration_hint: 'SSM certificate or NIB, all four corners in the picture',
    counter: 'Picture of the counter',
    counter_hint: 'From the front, as customers see it',
    identity: 'Picture of your identity document',
    identity_hint: 'MyKad, KTP or passport; only the side with your picture',
    given: 'Picture received',
    other: 'Choose another picture',
  },
  consent: {
    text: 'I agree that my details and documents are stored and used to check this application.',
    privacy: 'Read the privacy policy (opens in a new tab)',
    leave_empty: 'Leave this field empty',
  },
  done: {
    heading: 'Your application has arrived',
    number: 'Your application number:',
    next: 'We’ve written to {{email}}. We’ll check your documents, usually within 3 working days, and may call you.',
    locations: 'See the other counters',
  },
}
