import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { CancelLetter, ClaimLetter, MoneyLetter } from '#contract/messages/letters.ts'

export const moneyWords: Record<Exclude<MoneyLetter, ClaimLetter | CancelLetter>, LetterWords> = {
  order_placed: {
    subject: 'Order {{tracking_number}}: pay {{amount}} before {{deadline}}',
    paragraphs: [
      'Thank you, we have your order with tracking number {{tracking_number}}.',
      'Pay exactly {{amount}}, to the sen: {{pay_to}}.',
      '{{pay_by}} After {{deadline}} the order expires on its own.',
    ],
    button: 'See how to pay',
  },
  asked_beside: {
    subject: 'Order {{parcel_number}}: pay {{amount}} by {{deadline}}',
    paragraphs: [
      'For order {{parcel_number}} there is {{amount}} left to pay. This payment has the number {{tracking_number}}; its page says what it is for.',
      'Pay exactly {{amount}}, to the sen, by {{deadline}}: {{pay_to}}.',
      '{{pay_by}}',
    ],
    button: 'See what it is for and how to pay',
  },
  proof_received: {
    subject: 'We have your proof of payment for {{tracking_number}}',
    paragraphs: [
      'Your proof of payment for order {{tracking_number}} has arrived. Our office compares it with the money in our account.',
      'There’s nothing more for you to do. We’ll email you as soon as the payment is confirmed, usually on the same working day.',
    ],
    button: 'See the order',
  },
  proof_rejected: {
    subject: 'We couldn’t accept the proof of payment for {{tracking_number}}',
    paragraphs: [
      'We looked at the proof of payment for order {{tracking_number}}. We can’t accept it yet: {{reason}}.',
      'Send a new one before {{deadline}}. If you think this is a mistake, contact our customer service.',
    ],
    button: 'Send a new proof',
  },
  paid_shipment: {
    subject: 'Paid: parcel {{tracking_number}} can be handed over',
    paragraphs: [
      'We’ve received {{amount}}. Your tracking number is {{tracking_number}} and works from now on.',
      '{{hand_over}}',
      'Download and print the label from your order’s page, and stick it on the parcel. Without a printer, write the number clearly on the parcel; the courier or agent will print the label.',
      'You can move your parcel’s appointment without logging in: {{another_day}}',
    ],
    button: 'See the order and its label',
  },
  paid_boxes: {
    subject: 'Paid: boxes {{tracking_number}} are being prepared',
    paragraphs: [
      'We’ve received {{amount}}. The tracking number of your boxes is {{tracking_number}}.',
      '{{boxes_come}}',
      'Each box has one voucher worth its deposit: {{boxes}}. Use the box to send something, and the deposit comes back to you.',
    ],
    button: 'See the vouchers',
  },
  paid_batch: {
    subject: 'Paid: the parcels of order {{tracking_number}} are ready to go',
    paragraphs: [
      'We’ve received {{amount}} for order {{tracking_number}}. Each parcel has a tracking number of its own, which works from now on.',
      'Download and print the labels from your order’s page, and stick each on its parcel.',
    ],
    button: 'See the order and its labels',
  },
  paid_fee: {
    subject: 'Paid: the fee for parcel {{parcel_number}}',
    paragraphs: [
      'We’ve received {{amount}} for parcel {{parcel_number}}. Thank you; nothing holds it up now.',
    ],
    button: 'See the parcel',
  },
  paid_difference: {
    subject: 'Paid: parcel {{parcel_number}} is moving again',
    paragraphs: [
      'We’ve received the difference of {{amount}} for parcel {{parcel_number}}. Thank you; your parcel is moving again.',
    ],
    button: 'See the parcel',
  },
  approval_corrected: {
    subject: 'Your payment for {{tracking_number}} hasn’t reached us',
    paragraphs: [
      'We confirmed the payment for order {{tracking_number}} by mistake, and we’re sorry. The reason: {{reason}}.',
      'The order is waiting for payment again. Pay exactly {{amount}}, to the sen, before {{deadline}}: {{pay_to}}. If you’ve already paid, send your proof of payment on the order’s page.',
    ],
    button: 'See the order',
  },
  payment_missing: {
    subject: 'A payment for {{tracking_number}} is still missing',
    paragraphs: [
      'We confirmed the payment for {{tracking_number}} by mistake, and we’re sorry. The reason: {{reason}}.',
      'Your order carries on. {{amount}} is still due; a separate email tells you how to pay and by when.',
    ],
    button: 'See the order',
  },
  payment_asked_again: {
    subject: 'Please pay {{amount}} for {{tracking_number}} before {{deadline}}',
    paragraphs: [
      'The time to pay for order {{tracking_number}} has run out, and the money is still missing. You now have more time.',
      'Pay exactly {{amount}}, to the sen, before {{deadline}}: {{pay_to}}. Then send the proof of payment on the order’s page.',
      'Already paid, or can’t pay right now? Contact our customer service.',
    ],
    button: 'See how to pay',
  },
  payment_expired: {
    subject: 'Order {{tracking_number}} has expired because it wasn’t paid',
    paragraphs: [
      'The time to pay for order {{tracking_number}} has run out, so the order has expired.',
      'Already paid? Contact us; your money isn’t lost. Otherwise, simply order again.',
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
  sent_back: {
    subject: 'Parcel {{tracking_number}} is coming back to you',
    paragraphs: [
      'We’re sending parcel {{tracking_number}} back to you. The reason: {{reason}}.',
      'We’re refunding the services we hadn’t begun: {{amount}}. If the return costs a fee, a separate email asks for it; we hand the parcel over once that is paid.',
    ],
    button: 'See the shipment',
  },
  boxes_sent_back: {
    subject: 'The boxes of order {{tracking_number}} are coming back to us: we’re refunding {{amount}}',
    paragraphs: [
      'The boxes of order {{tracking_number}} are on their way back to us. The reason: {{reason}}.',
      'We’re sending back {{amount}}: the price and deposit of the boxes you haven’t used. Their vouchers are no longer valid. Please check that your bank account is on the voucher page.',
    ],
    button: 'Enter your bank account',
  },
  fee_waived: {
    subject: 'You don’t have to pay {{amount}} for parcel {{parcel_number}}',
    paragraphs: [
      'We asked you for {{amount}} for parcel {{parcel_number}}. We’ve waived it, so please don’t pay it.',
      'Already paid? Contact us; your money isn’t lost.',
    ],
    button: 'See the shipment',
  },
  voucher_voided: {
    subject: 'Voucher {{serial}} has been voided',
    paragraphs: [
      'We’ve voided voucher {{serial}} of order {{tracking_number}}, so its deposit won’t be paid back. The reason: {{reason}}.',
      'If it was attached to a shipment, that shipment continues as you ordered and paid for it. If you think this is a mistake, please write to us.',
    ],
    button: 'See my vouchers',
  },
  voucher_detached: {
    subject: 'Shipment {{tracking_number}} continues without voucher {{serial}}',
    paragraphs: [
      'Box {{serial}} was cancelled, and its deposit is part of that refund. So its voucher no longer belongs to shipment {{tracking_number}}.',
      'The shipment itself continues as you ordered and paid for it.',
    ],
    button: 'See the shipment',
  },
  weighed_heavier: {
    subject: 'Parcel {{tracking_number}} is heavier: please agree to {{amount}} more',
    paragraphs: [
      'On the scales, parcel {{tracking_number}} was heavier or larger than declared. The difference in shipping cost is {{amount}}.',
      'The parcel waits at its origin until you agree and pay, or ask us to send it back. Your shipment’s page shows what we weighed and how we priced it.',
    ],
    button: 'See what was weighed',
  },
  weighed_same: {
    subject: 'Parcel {{tracking_number}} was weighed again: you owe nothing more',
    paragraphs: [
      'We weighed parcel {{tracking_number}} once more, and it is as you declared. The difference we asked for before no longer applies.',
      'There’s nothing for you to do; your parcel is moving again.',
    ],
    button: 'See what was weighed',
  },
  difference_replaced: {
    subject: 'Parcel {{parcel_number}} was weighed again: please don’t pay {{amount}}',
    paragraphs: [
      'We weighed parcel {{parcel_number}} once more. The earlier difference of {{amount}} no longer applies, so please don’t pay it.',
      'If the new weighing changes the price, we’ll tell you by how much in another email. Your shipment’s page always shows what applies now.',
      'Already paid the earlier difference? Contact us; your money isn’t lost.',
    ],
    button: 'See what was weighed',
  },
  weighed_lighter: {
    subject: 'Parcel {{tracking_number}} is lighter: {{amount}} comes back to you',
    paragraphs: [
      'On the scales, parcel {{tracking_number}} was lighter than declared. We’re refunding the difference of {{amount}}, and the parcel carries on.',
      'Please check that your bank account is on the voucher page. Our office will then send the money.',
    ],
    button: 'Enter your bank account',
  },
  voucher_confirmed: {
    subject: 'Your box has been confirmed: {{amount}} comes back to you',
    paragraphs: [
      'Your official box {{serial}} was confirmed as used. We’re refunding its deposit of {{amount}}.',
      'Please check that your bank account is on the voucher page. Without it we don’t know where to send the money.',
    ],
    button: 'Enter your bank account',
  },
  late_transfer_owed: {
    subject: 'Order {{tracking_number}}: {{amount}} comes back to you',
    paragraphs: [
      'We’ve received {{amount}} from you for order {{tracking_number}}, but it couldn’t be used for the order: it came too late, or the order ended before all of it was paid. The money comes back to you.',
      'We’ll pay it into the bank account on your voucher page within a few days. If there’s none yet, please enter one. You can place the order again at any time.',
    ],
    button: 'See my refunds',
  },
  pickup_given_back: {
    subject: 'We’re refunding your pickup fee of {{amount}}',
    paragraphs: [
      'You brought parcel {{tracking_number}} to a counter, so the pickup you paid for was not needed: {{amount}} comes back to you.',
      'Please check that your bank account is on the voucher page. If you paid in cash, you get it back at the counter where you paid.',
    ],
    button: 'See my refunds',
  },
  refund_owed: {
    subject: '{{amount}} comes back to you',
    paragraphs: [
      'We’re refunding {{amount}} for shipment {{tracking_number}}.',
      'Please check that your bank account is on the voucher page. Our office will then send the money.',
    ],
    button: 'Enter your bank account',
  },
  refund_paid: {
    subject: 'We’ve sent you {{amount}}',
    paragraphs: [
      'We’ve sent {{amount}} to your account {{account}}. Bank reference: {{bank_reference}}.',
      'It usually arrives the same day, and within two working days at the latest.',
    ],
    button: 'See the refund',
  },
  refund_sent_back: {
    subject: 'Your bank sent {{amount}} back to us',
    paragraphs: [
      'We sent you {{amount}} for {{tracking_number}}, but the bank returned it. This usually means that the account number or the name on the account isn’t right.',
      'Please check your bank account on the voucher page. As soon as you’ve corrected it, we’ll send the money again.',
    ],
    button: 'Check your bank account',
  },
  refund_not_sent: {
    subject: 'We still have to send you {{amount}}',
    paragraphs: [
      'We wrote that {{amount}} for {{tracking_number}} had been sent to you. That was our mistake, and we’re sorry: the transfer hasn’t gone out yet.',
      'You don’t need to do anything. We’ll write again as soon as the money has been sent.',
    ],
    button: 'See the refund',
  },
  refund_paid_in_cash: {
    subject: 'We’ve given you {{amount}} back in cash',
    paragraphs: [
      'We’ve given you {{amount}} back in cash for order {{tracking_number}}. This email is your receipt.',
      'Didn’t get the money? Contact us at once.',
    ],
    button: 'See the refund',
  },
  refund_withdrawn: {
    subject: 'No refund for order {{tracking_number}}',
    paragraphs: [
      'We wrote that we’d refund {{amount}} for order {{tracking_number}}. That was our mistake, and we’re sorry: the money for this order never reached us. The reason: {{reason}}.',
      'So there’s no refund, and you owe nothing. If you did pay, send your receipt to our customer service and we’ll look again.',
    ],
    button: 'See my refunds',
  },
}
