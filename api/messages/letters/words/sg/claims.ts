import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { ClaimLetter } from '#contract/messages/letters.ts'

export const claimWords: Record<ClaimLetter, LetterWords> = {
  claim_received: {
    subject: 'We have your claim for parcel {{tracking_number}}',
    paragraphs: [
      'Your claim for parcel {{tracking_number}} has arrived. We’re sorry that this happened.',
      'We’ll look into it and decide by {{deadline}} at the latest. If we have a question, we’ll email you.',
    ],
    button: 'See the claim',
  },
  claim_asked: {
    subject: 'Your claim for parcel {{tracking_number}}: we have a question',
    paragraphs: [
      'Before we decide on your claim, we’d like to know: {{office_words}}',
      'Please answer on the claim’s page; our deadline is paused until then. Without an answer by {{deadline}} we may decline the claim.',
    ],
    button: 'Answer the question',
  },
  claim_accepted: {
    subject: 'Your claim for parcel {{tracking_number}} has been accepted: you’ll receive {{amount}}',
    paragraphs: [
      'We’ve accepted your claim for parcel {{tracking_number}}. You’ll receive {{amount}}.',
      '{{office_words}}',
      'Please check that your bank account is on the voucher page; that’s where we’ll send the money.',
    ],
    button: 'See the claim',
  },
  claim_offered: {
    subject: 'Your claim for parcel {{tracking_number}}: we offer {{amount}}',
    paragraphs: [
      'We’ve decided on your claim for parcel {{tracking_number}} and offer you {{amount}}.',
      '{{office_words}}',
      'Accept this amount now, or object before {{deadline}}. If we hear nothing, we’ll pay it after that.',
    ],
    button: 'Open the claim',
  },
  claim_declined: {
    subject: 'We couldn’t accept your claim for parcel {{tracking_number}}',
    paragraphs: [
      'We looked into your claim for parcel {{tracking_number}} and won’t pay compensation. The reason: {{reason}}.',
      '{{office_words}}',
      'If you think this is a mistake, object on the claim’s page before {{deadline}} and we’ll look at it again.',
    ],
    button: 'Open the claim',
  },
  claim_declined_again: {
    subject: 'Your claim for parcel {{tracking_number}}: the decision on your objection',
    paragraphs: [
      'We looked into your claim for parcel {{tracking_number}} once more and still won’t pay compensation. The reason: {{reason}}.',
      '{{office_words}}',
      'This is our final decision. If anything isn’t clear, contact our customer service.',
    ],
    button: 'See the claim',
  },
}
