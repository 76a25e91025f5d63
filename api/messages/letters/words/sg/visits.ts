import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { VisitLetter } from '#contract/messages/visit-letters.ts'

export const visitWords: Record<VisitLetter, LetterWords> = {
  receiver_changed: {
    subject: 'The receiver of parcel {{tracking_number}} was changed',
    paragraphs: [
      'The receiver’s name, phone or address for parcel {{tracking_number}} was changed. Your order’s page shows what applies now.',
      'Print the label again: the old one is no longer valid. If you didn’t ask for this, tell us at once.',
    ],
    button: 'Open the order',
  },
  order_changed: {
    subject: 'Your order {{tracking_number}} was changed',
    paragraphs: [
      'The contents, destination or services of parcel {{tracking_number}} were changed. Your order’s page shows what applies now and what it costs.',
      'If it costs more, you’ll find the way to pay there; if it costs less, we’ll pay back the difference. Print the label and papers again: the old ones are no longer valid. If you didn’t ask for this, tell us at once.',
    ],
    button: 'Open the order',
  },
  city_changed: {
    subject: 'Parcel {{tracking_number}} now goes to another city',
    paragraphs: [
      'Our office has changed where parcel {{tracking_number}} goes, as requested. It is now expected to arrive {{arrives}}. Your order’s page shows the new address and what the change costs.',
      'If there’s more to pay, you’ll find it there, and the last part of the journey begins once it’s paid. If the new route costs less, we’ll pay back the difference. If you didn’t ask for this, tell us at once.',
    ],
    button: 'Open the order',
  },
  receiver_city_changed: {
    subject: 'Parcel {{tracking_number}} is going to another city',
    paragraphs: [
      'The delivery address of parcel {{tracking_number}} has changed. It is now expected to arrive {{arrives}}.',
      'The button below shows where it is. Anyone who opens it can choose a day for you, so please keep this email to yourself.',
    ],
    button: 'Track the parcel',
  },
  pickup_moved: {
    subject: 'New appointment for parcel {{tracking_number}}',
    paragraphs: [
      'The sender’s appointment for parcel {{tracking_number}} is now {{visit}}.',
      'If that day doesn’t suit, choose another with the button below.',
    ],
    button: 'See the appointment',
  },
  arrival_moved: {
    subject: 'The receiver’s new appointment: parcel {{tracking_number}}',
    paragraphs: ['The receiver’s appointment for parcel {{tracking_number}} is now {{visit}}.'],
    button: 'See the appointment',
  },
  boxes_moved: {
    subject: 'New appointment for the boxes of order {{tracking_number}}',
    paragraphs: [
      'The appointment for the boxes of order {{tracking_number}} has been moved. {{boxes_come}}',
      'If that day doesn’t suit, choose another with the button below.',
    ],
    button: 'See the appointment',
  },
  arrival_released: {
    subject: 'The receiver of parcel {{tracking_number}} needs another day',
    paragraphs: [
      'Parcel {{tracking_number}} leaves later than planned and can’t arrive by the day that was agreed with the receiver. It is now expected to arrive {{arrives}}.',
      'We’ve sent the receiver a link to choose another day. With the button below you can choose for them; if nobody chooses, we’ll deliver it once it’s there.',
    ],
    button: 'Choose a day',
  },
  receiver_visit_moved: {
    subject: 'Your new appointment for parcel {{tracking_number}}',
    paragraphs: [
      'Your appointment for parcel {{tracking_number}} is now {{visit}}.',
      'If that day doesn’t suit, choose another with the button below.',
    ],
    button: 'See the appointment',
  },
  receiver_visit_released: {
    subject: 'Please choose another day for parcel {{tracking_number}}',
    paragraphs: [
      'Parcel {{tracking_number}} leaves later than planned and can’t reach you by the day that was agreed. It is now expected to arrive {{arrives}}.',
      'Choose another day with the button below, or a counter to collect it from. If you don’t choose, we’ll deliver it once it’s there.',
    ],
    button: 'Choose a day',
  },
  report_answered: {
    subject: 'Our answer to your report: parcel {{tracking_number}}',
    paragraphs: [
      'You told us that nobody came for parcel {{tracking_number}}. Our office has looked into it and answered.',
      '{{office_words}}',
      'The tracking page shows the day that now applies. If anything is unclear, please contact us.',
    ],
    button: 'Track the parcel',
  },
  receiver_report_answered: {
    subject: 'Our answer to your report: parcel {{tracking_number}}',
    paragraphs: [
      'You told us that nobody came for parcel {{tracking_number}}. Our office has looked into it and answered.',
      '{{office_words}}',
      'The button below shows where the parcel is and when it comes again. Anyone who opens it can choose a day for you, so please don’t forward this email.',
    ],
    button: 'Track the parcel',
  },
}
