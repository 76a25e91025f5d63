import type { LetterKind, LetterWords } from './letters.ts'

/** Our own words in English; the office may put its own in their place. */
export const wordsInEnglish: Record<LetterKind, LetterWords> = {
  order_placed: {
    subject: 'Order {{tracking_number}}: pay {{amount}} before {{deadline}}',
    paragraphs: [
      'Thank you, we have your order with tracking number {{tracking_number}}.',
      'Pay exactly {{amount}}, to the sen: {{pay_to}}.',
      'Send the proof of payment on the page of your order before {{deadline}}. After that the order ends by itself.',
    ],
    button: 'See how to pay',
  },
  proof_received: {
    subject: 'We have your proof of payment for {{tracking_number}}',
    paragraphs: [
      'Your proof of payment for order {{tracking_number}} has arrived. We compare it with the money on our account.',
      'You need not do anything. As soon as it fits, we tell you.',
    ],
    button: 'See the order',
  },
  proof_rejected: {
    subject: 'We could not accept the proof of payment for {{tracking_number}}',
    paragraphs: [
      'We looked at the proof of payment for order {{tracking_number}}. Why it cannot be accepted yet: {{reason}}.',
      'Send a new one before {{deadline}}. If you think this is a mistake, tell our customer service.',
    ],
    button: 'Send a new proof',
  },
  paid_shipment: {
    subject: 'Paid: parcel {{tracking_number}} is ready to go',
    paragraphs: [
      'We have received {{amount}}. Your tracking number is {{tracking_number}} and works from now on.',
      'Download and print the label from the page of your order, and stick it on the parcel. Without a printer, write the number clearly; the courier or agent prints it.',
    ],
    button: 'Open label and order',
  },
  paid_boxes: {
    subject: 'Paid: boxes {{tracking_number}} are being prepared',
    paragraphs: [
      'We have received {{amount}}. The tracking number of your boxes is {{tracking_number}}.',
      'Each box has one voucher worth its deposit: {{boxes}}. Use the box to send something, and the deposit comes back to you.',
    ],
    button: 'See the vouchers',
  },
  payment_expired: {
    subject: 'Order {{tracking_number}} ended because it was not paid',
    paragraphs: [
      'The time to pay for order {{tracking_number}} is over, so we cancelled it.',
      'You paid already? Contact us, your money is not lost. Or simply order again.',
    ],
    button: 'See the order',
  },
  voucher_confirmed: {
    subject: 'Your box is confirmed: {{amount}} comes back to you',
    paragraphs: [
      'Your official box {{serial}} was confirmed as used. We give its deposit of {{amount}} back to you.',
      'Make sure that your bank account stands on the voucher page. Without it we do not know where to send the money.',
    ],
    button: 'Enter your bank account',
  },
  refund_owed: {
    subject: '{{amount}} comes back to you',
    paragraphs: [
      'For shipment {{tracking_number}} we give {{amount}} back to you.',
      'Make sure that your bank account stands on the voucher page. Our office then sends the money.',
    ],
    button: 'Enter your bank account',
  },
  refund_paid: {
    subject: 'We have sent you {{amount}}',
    paragraphs: [
      'We have sent {{amount}} to your account {{account}}. Bank reference: {{bank_reference}}.',
      'It usually arrives the same day, within two working days at the latest.',
    ],
    button: 'See the refund',
  },
  handed_over: {
    subject: 'Parcel {{tracking_number}} is in our hands',
    paragraphs: [
      'We have parcel {{tracking_number}}, and its journey begins. Expected to arrive: {{arrives}}.',
      'We also told the receiver, who can follow it.',
    ],
    button: 'Track the parcel',
  },
  pickup_failed: {
    subject: 'Parcel {{tracking_number}} could not be collected',
    paragraphs: [
      'The courier came to collect parcel {{tracking_number}}, without success. The reason: {{reason}}.',
      'We contact you for another time. You may also bring it to the nearest agent.',
    ],
    button: 'See the parcel',
  },
  departed: {
    subject: 'Parcel {{tracking_number}} has departed',
    paragraphs: [
      'Parcel {{tracking_number}} has left the port or airport of origin. Expected to arrive: {{arrives}}.',
    ],
    button: 'Track the parcel',
  },
  customs_hold: {
    subject: 'Parcel {{tracking_number}} is held by customs: documents needed',
    paragraphs: [
      'Customs want to know more about parcel {{tracking_number}}. Meanwhile it waits.',
      "Have proof of the price of the goods and the receiver's identity ready, and contact our customer service. We tell you which document is missing.",
    ],
    button: 'See the parcel',
  },
  duty_due: {
    subject: 'The receiver has to pay import duty for parcel {{tracking_number}}',
    paragraphs: [
      'For parcel {{tracking_number}} the receiver has to pay import duty. We told them too.',
      'Once it is paid, the parcel moves on. Do not pay anybody who asks for a transfer to a private account.',
    ],
    button: 'See the parcel',
  },
  out_for_delivery: {
    subject: 'Parcel {{tracking_number}} is out for delivery',
    paragraphs: [
      'The courier is on the way with parcel {{tracking_number}}. Please make sure that somebody is there.',
    ],
    button: 'Track the parcel',
  },
  delivery_failed: {
    subject: 'Parcel {{tracking_number}} could not be handed over',
    paragraphs: [
      'The courier came with parcel {{tracking_number}} but could not hand it over. The reason: {{reason}}.',
      'We try again. If time or address should change, contact our customer service.',
    ],
    button: 'See the parcel',
  },
  ready_for_collection: {
    subject: 'Parcel {{tracking_number}} is ready for collection in {{place}}',
    paragraphs: [
      'Parcel {{tracking_number}} waits at our agent in {{place}}. Storage is free until {{until}}.',
      'Whoever collects it brings the tracking number and an identity card.',
    ],
    button: 'See the parcel',
  },
  delivered: {
    subject: 'Parcel {{tracking_number}} has arrived',
    paragraphs: [
      'Parcel {{tracking_number}} was handed over. Thank you for sending with {{company}}.',
      'Something is not right? Tell us as soon as you can, with a photo if there is one.',
    ],
    button: 'See the parcel',
  },
  returned: {
    subject: 'Parcel {{tracking_number}} has come back to you',
    paragraphs: ['Parcel {{tracking_number}} could not be handed over and was returned to the sender.'],
    button: 'See the parcel',
  },
  receiver_coming: {
    subject: 'A parcel is coming to you: {{tracking_number}}',
    paragraphs: [
      'Somebody sends you a parcel with {{company}}. Its tracking number is {{tracking_number}}, expected to arrive {{arrives}}.',
      'You can follow it at any time, without an account.',
    ],
    button: 'Track the parcel',
  },
  receiver_departed: {
    subject: 'Parcel {{tracking_number}} for you has departed',
    paragraphs: ['Parcel {{tracking_number}} is on its way across. Expected to arrive: {{arrives}}.'],
    button: 'Track the parcel',
  },
  receiver_customs_hold: {
    subject: 'Parcel {{tracking_number}} is held by customs: your documents may be needed',
    paragraphs: [
      'Customs want to know more about parcel {{tracking_number}} for you.',
      'Have your identity card ready, and contact our customer service. We tell you what is missing.',
    ],
    button: 'See the parcel',
  },
  receiver_duty_due: {
    subject: 'Parcel {{tracking_number}}: there is import duty for you to pay',
    paragraphs: [
      'For parcel {{tracking_number}} customs ask the receiver for import duty. Our customer service explains how much it is and how it is paid.',
      'Do not pay anybody who asks for a transfer to a private account.',
    ],
    button: 'See the parcel',
  },
  receiver_out_for_delivery: {
    subject: 'Parcel {{tracking_number}} comes to you today',
    paragraphs: [
      'The courier is on the way to you with parcel {{tracking_number}}. Please make sure that somebody is at home.',
    ],
    button: 'Track the parcel',
  },
  receiver_delivery_failed: {
    subject: 'Parcel {{tracking_number}} could not be handed to you',
    paragraphs: [
      'The courier came with parcel {{tracking_number}} but could not hand it over. The reason: {{reason}}.',
      'We try again. Contact our customer service if you want another time.',
    ],
    button: 'See the parcel',
  },
  receiver_ready: {
    subject: 'Parcel {{tracking_number}} is ready for you in {{place}}',
    paragraphs: [
      'Parcel {{tracking_number}} waits for you at our agent in {{place}}. Storage is free until {{until}}.',
      'Bring this tracking number and your identity card.',
    ],
    button: 'See the parcel',
  },
  receiver_delivered: {
    subject: 'Parcel {{tracking_number}} was handed over',
    paragraphs: [
      'Parcel {{tracking_number}} is noted as handed over to you.',
      'You did not get it? Tell us as soon as you can.',
    ],
    button: 'See the parcel',
  },
}
