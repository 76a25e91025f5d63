export default {
  heading: 'Receiver’s code',
  states: {
    not_yet:
      'The code appears here as soon as the parcel goes out. Send the link below to the receiver, who will then see it too.',
    ready: 'Pass this code on to the receiver. The courier asks for it at the door.',
    locked:
      'The wrong code was entered too many times. The office will check before the parcel is handed over.',
    released: 'The office allows hand-over without the code.',
    used: 'The parcel was handed over with the code.',
  },
  code: 'Code',
  not_yet:
    'The code appears here as soon as the parcel goes out. Give it only to the courier who has the parcel in hand.',
  ready: 'Give this code only to the courier who has the parcel in hand.',
  visit: {
    heading: 'Appointment',
    open: 'No day has been agreed yet',
    asks_code:
      'The courier asks for the receiver’s code (6 digits). It is in the receiver’s link; otherwise ask the sender for it.',
    services: {
      pickup: 'The courier collects the parcel from its sender',
      drop_off: 'The sender brings the parcel to the counter',
      delivery: 'The courier brings the parcel to the receiver',
      self_pickup: 'The receiver collects the parcel at a counter',
    },
    boxes: {
      how: 'How should they arrive?',
      delivery: 'The courier brings the boxes to you',
      self_pickup: 'You collect the boxes at a counter',
    },
    left_one: 'You can move it {{count}} more time.',
    left_other: 'You can move it {{count}} more times.',
    choose: 'Choose another day',
    how: 'How should it arrive?',
    counter: 'Counter',
    day: 'Another day',
    move: 'Move the appointment',
    keep: 'Keep it as it is',
    moved: 'The appointment has been moved. We’ve emailed you about it.',
  },
  nobody: {
    heading: 'You were there, but nobody came?',
    heading_long: 'Has the parcel still not come?',
    words: 'A short note (optional)',
    send: 'Report that nobody came',
    contact: 'WhatsApp number or email for an answer (optional)',
    contact_hint: 'Only our office will see this.',
    reported: 'Reported: nobody came',
    answered_at: 'Our office will reply to {{contact}} within one working day.',
    looked_into: 'Our office will look into it within one working day.',
    answered: 'Our office has answered',
    answered_on: 'This report was looked into and answered: {{moment}}.',
    words_on: 'Answered {{moment}}.',
    message: 'Parcel {{number}}: I was there, but nobody came.',
  },
}
