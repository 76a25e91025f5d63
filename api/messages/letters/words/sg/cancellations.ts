import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { CancelLetter } from '#contract/messages/letters.ts'

export const cancelWords: Record<CancelLetter, LetterWords> = {
  cancellation_wished: {
    subject: 'You asked to cancel order {{tracking_number}}',
    paragraphs: [
      'We have your request to cancel order {{tracking_number}}. Our office is still checking your proof of payment; as soon as it has, the order will be cancelled and what you paid will come back to you. We’ll email you then.',
      'Changed your mind? Until then you can keep the order on its page.',
    ],
    button: 'See the order',
  },
  cancellation_too_late: {
    subject: 'Order {{tracking_number}} couldn’t be cancelled any more',
    paragraphs: [
      'You asked to cancel order {{tracking_number}}. By the time our office had checked your payment it was already under way, so it couldn’t be cancelled and continues as ordered.',
      'If you don’t want it any more, contact our customer service: they’ll tell you what’s still possible and what it costs.',
    ],
    button: 'See the order',
  },
  order_cancelled: {
    subject: 'Order {{tracking_number}} has been cancelled',
    paragraphs: [
      'We’ve cancelled order {{tracking_number}} as you asked. There’s nothing left to pay.',
      'Already paid? Contact us; your money isn’t lost.',
    ],
    button: 'See the order',
  },
  paid_order_cancelled: {
    subject: 'Order {{tracking_number}} has been cancelled: {{amount}} comes back to you',
    paragraphs: [
      'Order {{tracking_number}} was cancelled before it was sent. The reason: {{reason}}.',
      'We’re sending back what you paid, {{amount}}. Please check that your bank account is on the voucher page; without it we don’t know where to send the money.',
      'If you didn’t ask for this or have a question, contact our customer service.',
    ],
    button: 'Enter your bank account',
  },
  boxes_cancelled: {
    subject: '{{amount}} comes back to you for cancelled boxes',
    paragraphs: [
      'We’ve cancelled these boxes of order {{tracking_number}}: {{boxes}}. The reason: {{reason}}. The other boxes of the order will come as planned.',
      'We’re sending back what you paid for them, {{amount}}. Please check that your bank account is on the voucher page; without it we don’t know where to send the money.',
    ],
    button: 'Enter your bank account',
  },
  difference_cancelled: {
    subject: 'The difference for parcel {{parcel_number}} has been cancelled: {{amount}} comes back to you',
    paragraphs: [
      'You paid a difference after parcel {{parcel_number}} was weighed. We’ve cancelled it. The reason: {{reason}}.',
      'We’re sending back {{amount}}: in cash if you paid in cash, otherwise to your bank account. Please check on the voucher page that it is there. Nothing changes for your parcel.',
    ],
    button: 'See the shipment',
  },
}
