export default {
  heading: 'Code at the door',
  states: {
    not_yet:
      'The code appears here as soon as the parcel goes out. Send the link below to the receiver, who then sees it too.',
    ready: 'Say this code only to the courier who has the parcel in hand.',
    locked: 'The code was wrong too often. The office looks into it before the parcel is given.',
    released: 'The office allows it to be given without the code.',
    used: 'The parcel was given with the code.',
  },
  code: 'Code',
  not_yet:
    'The code appears here as soon as the parcel goes out. Say it only to the courier who has the parcel in hand.',
  nobody: {
    heading: 'You were there, but nobody came?',
    heading_long: 'Has the parcel still not come?',
    words: 'A short note (optional)',
    send: 'Nobody came',
    thanks: 'Thank you. The office and the courier see it now.',
  },
}
