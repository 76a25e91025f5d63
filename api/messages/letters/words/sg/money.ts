import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { MoneyLetter } from '#contract/messages/letters.ts'

export const moneyWords: Record<MoneyLetter, LetterWords> = {
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
      '{{boxes_come}}',
      'Each box has one voucher worth its deposit: {{boxes}}. Use the box to send something, and the deposit comes back to you.',
    ],
    button: 'See the vouchers',
  },
  paid_batch: {
    subject: 'Paid: the parcels of order {{tracking_number}} are ready to go',
    paragraphs: [
      'We have received {{amount}} for order {{tracking_number}}. Each parcel has a tracking number of its own, which works from now on.',
      'Download and print the labels from the page of your order, and stick each on its parcel.',
    ],
    button: 'Open labels and order',
  },
  paid_difference: {
    subject: 'Paid: parcel {{parcel_number}} goes on',
    paragraphs: [
      'We have received the difference of {{amount}} for parcel {{parcel_number}}. Thank you, your parcel goes on.',
    ],
    button: 'See the parcel',
  },
  approval_corrected: {
    subject: 'Your payment for {{tracking_number}} has not reached us',
    paragraphs: [
      'We took the payment for order {{tracking_number}} for received. That was our mistake, and we are sorry: {{reason}}.',
      'The order waits again. Pay {{amount}}, to the sen, before {{deadline}}: {{pay_to}}. If you have paid already, send your proof of payment on the page of the order.',
    ],
    button: 'See the order',
  },
  payment_missing: {
    subject: 'A payment for {{tracking_number}} is still missing',
    paragraphs: [
      'We took the payment for {{tracking_number}} for received. That was our mistake, and we are sorry: {{reason}}.',
      'What you sent goes on. {{amount}} is still to be paid; a letter of its own says how and by when.',
    ],
    button: 'See the order',
  },
  payment_asked_again: {
    subject: 'Please pay {{amount}} for {{tracking_number}} before {{deadline}}',
    paragraphs: [
      'The time to pay order {{tracking_number}} was over, and the money is still missing. You have more time now.',
      'Pay exactly {{amount}}, to the sen, before {{deadline}}: {{pay_to}}. Then send the proof of payment on the page of the order.',
      'You’ve paid already, or you can’t pay at once? Contact our customer service.',
    ],
    button: 'See how to pay',
  },
  payment_expired: {
    subject: 'Order {{tracking_number}} ended because it was not paid',
    paragraphs: [
      'The time to pay for order {{tracking_number}} is over, so we cancelled it.',
      'You paid already? Contact us, your money is not lost. Or simply order again.',
    ],
    button: 'See the order',
  },
  order_cancelled: {
    subject: 'Order {{tracking_number}} is cancelled',
    paragraphs: [
      'We cancelled order {{tracking_number}} as you asked. It need not be paid any more.',
      'You paid already? Contact us, your money is not lost.',
    ],
    button: 'See the order',
  },
  order_ended: {
    subject: 'We’ve cancelled order {{tracking_number}}',
    paragraphs: [
      'We’ve cancelled order {{tracking_number}}, which wasn’t paid yet. The reason: {{reason}}.',
      'There’s nothing left to pay. If you’ve already paid, contact us; your money isn’t lost.',
    ],
    button: 'See the order',
  },
  paid_order_cancelled: {
    subject: 'Order {{tracking_number}} is cancelled: {{amount}} comes back to you',
    paragraphs: [
      'We’ve cancelled order {{tracking_number}} before its parcel left. The reason: {{reason}}.',
      'We’re sending back what you paid, {{amount}}. Make sure your bank account stands on the voucher page; without it we don’t know where to send the money.',
      'If you didn’t ask for this or have a question, contact our customer service.',
    ],
    button: 'Enter your bank account',
  },
  weighed_heavier: {
    subject: 'Parcel {{tracking_number}} is heavier: {{amount}} waits for your agreement',
    paragraphs: [
      'On the scale, parcel {{tracking_number}} was heavier or larger than declared. The difference in shipping cost is {{amount}}.',
      'It waits at its origin until you agree and pay, or ask for it to be sent back. What was weighed and how it was priced stands on the page of your shipment.',
    ],
    button: 'See what was weighed',
  },
  weighed_same: {
    subject: 'Parcel {{tracking_number}} was weighed again: you owe nothing more',
    paragraphs: [
      'We weighed parcel {{tracking_number}} once more, and it is as you declared. The difference we asked for before no longer applies.',
      'You need not do anything; your parcel goes on.',
    ],
    button: 'See what was weighed',
  },
  difference_replaced: {
    subject: 'Parcel {{parcel_number}} was weighed again: please don’t pay {{amount}}',
    paragraphs: [
      'We weighed parcel {{parcel_number}} once more. The earlier difference of {{amount}} no longer applies, so please don’t pay it.',
      'If the new weighing changes the price, another letter says by how much. What counts now stands on the page of your shipment.',
      'You’ve paid the earlier difference already? Contact us; your money isn’t lost.',
    ],
    button: 'See what was weighed',
  },
  weighed_lighter: {
    subject: 'Parcel {{tracking_number}} is lighter: {{amount}} comes back to you',
    paragraphs: [
      'On the scale, parcel {{tracking_number}} was lighter than declared. We give the difference of {{amount}} back to you, and the parcel goes on.',
      'Make sure that your bank account stands on the voucher page. Our office then sends the money.',
    ],
    button: 'Enter your bank account',
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
  refund_withdrawn: {
    subject: 'No refund for the cancelled order {{tracking_number}}',
    paragraphs: [
      'We wrote that {{amount}} comes back to you for the cancelled order {{tracking_number}}. That was our mistake, and we are sorry: the money for this order never reached us. The reason: {{reason}}.',
      'So nothing comes back, and you owe nothing. You did pay? Send us your receipt through our customer service, and we look again.',
    ],
    button: 'See my refunds',
  },
  claim_received: {
    subject: 'We have your claim for parcel {{tracking_number}}',
    paragraphs: [
      'Your claim for parcel {{tracking_number}} has arrived. We are sorry that this happened.',
      'We look into it and decide by {{deadline}} at the latest. If we have a question, we tell you.',
    ],
    button: 'See the claim',
  },
  claim_asked: {
    subject: 'Your claim for parcel {{tracking_number}}: we have a question',
    paragraphs: [
      'To decide on your claim we would like to know: {{office_words}}',
      'Answer on the page of the claim; meanwhile our time stands still. Without an answer by {{deadline}} we may decline the claim.',
    ],
    button: 'Answer the question',
  },
  claim_accepted: {
    subject: 'Your claim for parcel {{tracking_number}} is accepted: {{amount}} for you',
    paragraphs: [
      'We accept your claim for parcel {{tracking_number}}. You get {{amount}}.',
      '{{office_words}}',
      'Make sure that your bank account stands on the voucher page; that is where we send the money.',
    ],
    button: 'See the claim',
  },
  claim_offered: {
    subject: 'Your claim for parcel {{tracking_number}}: we pay {{amount}}',
    paragraphs: [
      'We have decided on your claim for parcel {{tracking_number}}. You get {{amount}}.',
      '{{office_words}}',
      'Take this amount now, or object before {{deadline}}. Without an answer we pay it after that.',
    ],
    button: 'Open the claim',
  },
  claim_declined: {
    subject: 'We could not accept your claim for parcel {{tracking_number}}',
    paragraphs: [
      'We looked into your claim for parcel {{tracking_number}} and pay no compensation. The reason: {{reason}}.',
      '{{office_words}}',
      'You think this is a mistake? Object on the page of the claim before {{deadline}}, and we look at it once more.',
    ],
    button: 'Open the claim',
  },
  claim_declined_again: {
    subject: 'Your claim for parcel {{tracking_number}}: the decision on your objection',
    paragraphs: [
      'We looked into your claim for parcel {{tracking_number}} once more and still pay no compensation. The reason: {{reason}}.',
      '{{office_words}}',
      'This is our last decision. If something is not clear, contact our customer service.',
    ],
    button: 'See the claim',
  },
}
