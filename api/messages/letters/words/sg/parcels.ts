import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { ParcelLetter } from '#contract/messages/parcel-letters.ts'

export const parcelWords: Record<ParcelLetter, LetterWords> = {
  handed_over: {
    subject: 'Parcel {{tracking_number}} is in our hands',
    paragraphs: [
      'We have parcel {{tracking_number}}, and its journey begins. Expected to arrive: {{arrives}}.',
      'We’ve told the receiver too, and they can track it.',
    ],
    button: 'Track the parcel',
  },
  pickup_failed: {
    subject: 'Parcel {{tracking_number}} couldn’t be collected',
    paragraphs: [
      'The courier came to collect parcel {{tracking_number}} but couldn’t. The reason: {{reason}}.',
      'Choose another day with the button below. You can also bring the parcel to the nearest agent.',
    ],
    button: 'Choose another day',
  },
  departed: {
    subject: 'Parcel {{tracking_number}} has departed',
    paragraphs: [
      'Parcel {{tracking_number}} has left the port or airport of origin. Expected to arrive: {{arrives}}.',
    ],
    button: 'Track the parcel',
  },
  delayed: {
    subject: 'Parcel {{tracking_number}} is delayed',
    paragraphs: [
      'Parcel {{tracking_number}} is delayed in transit. The reason: {{reason}}.',
      'We’re sorry. There’s nothing you need to do, and you can track it at any time.',
    ],
    button: 'Track the parcel',
  },
  customs_hold: {
    subject: 'Parcel {{tracking_number}} is held by customs: documents needed',
    paragraphs: [
      'Customs wants to know more about parcel {{tracking_number}}. The parcel will be held until customs has everything it needs.',
      'Have proof of the price of the goods and the receiver’s identity ready, and contact our customer service. We’ll tell you which document is missing.',
    ],
    button: 'See the parcel',
  },
  duty_due: {
    subject: 'The receiver has to pay import duty for parcel {{tracking_number}}',
    paragraphs: [
      'The receiver has to pay import duty for parcel {{tracking_number}}. We’ve told them too.',
      'Once it’s paid, the parcel carries on. Don’t pay anybody who asks for a transfer to a private account.',
    ],
    button: 'See the parcel',
  },
  out_for_delivery: {
    subject: 'Parcel {{tracking_number}} is out for delivery',
    paragraphs: [
      'The courier is on the way with parcel {{tracking_number}}. Please make sure that somebody is there to take it. {{code_note}}',
    ],
    button: 'Track the parcel',
  },
  delivery_failed: {
    subject: 'Parcel {{tracking_number}} couldn’t be handed over',
    paragraphs: [
      'The courier came with parcel {{tracking_number}} but couldn’t hand it over. The reason: {{reason}}.',
      'We’ll try again. The receiver has a link to choose another day or a counter; with the button below you can choose for them.',
    ],
    button: 'Choose another day',
  },
  ready_for_collection: {
    subject: 'Parcel {{tracking_number}} is ready for collection at {{place}}',
    paragraphs: [
      'Parcel {{tracking_number}} is waiting at {{counter}}. Storage is free until {{until}}. {{code_note}}',
      'Whoever collects it should bring the tracking number and an identity card.',
    ],
    button: 'See the parcel',
  },
  refused: {
    subject: 'The receiver refused parcel {{tracking_number}}',
    paragraphs: [
      'The receiver didn’t want to take parcel {{tracking_number}}. The reason: {{reason}}. It is still with us.',
      'Talk to the receiver, then tell our customer service whether to bring it again or send it back to you.',
    ],
    button: 'See the parcel',
  },
  delivered: {
    subject: 'Parcel {{tracking_number}} has arrived',
    paragraphs: [
      'Parcel {{tracking_number}} was handed over. Thank you for sending with {{company}}.',
      'Is something wrong? Tell us as soon as you can, with a photo if there is one.',
    ],
    button: 'See the parcel',
  },
  damaged: {
    subject: 'Parcel {{tracking_number}} was damaged',
    paragraphs: [
      'Parcel {{tracking_number}} was recorded as damaged on its way. What we know: {{reason}}. We’re sorry.',
      'Check the contents as soon as it arrives. If something is broken, tell us within 7 days of its arrival.',
    ],
    button: 'See the parcel',
  },
  lost: {
    subject: 'We are looking for parcel {{tracking_number}}',
    paragraphs: [
      'We haven’t found parcel {{tracking_number}} yet. What we know: {{reason}}. We’re sorry, and we’re still looking.',
      'You can ask for compensation on the parcel’s page or through our customer service.',
    ],
    button: 'See the parcel',
  },
  returning: {
    subject: 'Parcel {{tracking_number}} is on its way back to you',
    paragraphs: [
      'We are sending parcel {{tracking_number}} back to you.',
      'You can follow it on its way. Any questions? Contact our customer service.',
    ],
    button: 'Track the parcel',
  },
  returned: {
    subject: 'Parcel {{tracking_number}} has come back to you',
    paragraphs: ['Parcel {{tracking_number}} has been returned to you.'],
    button: 'See the parcel',
  },
  boxes_out_for_delivery: {
    subject: 'The boxes of order {{tracking_number}} are out for delivery',
    paragraphs: [
      'The courier is on the way with the boxes of order {{tracking_number}}. Please make sure that somebody is there to take them. {{code_note}}',
    ],
    button: 'Track the boxes',
  },
  boxes_delivery_failed: {
    subject: 'The boxes of order {{tracking_number}} couldn’t be handed over',
    paragraphs: [
      'The courier came with the boxes of order {{tracking_number}} but couldn’t hand them over. The reason: {{reason}}.',
      'We’ll try again. If another day or a counter suits you better, choose it with the button below. If the address needs changing, contact our customer service.',
    ],
    button: 'Choose another day',
  },
  boxes_ready: {
    subject: 'The boxes of order {{tracking_number}} are ready for collection at {{place}}',
    paragraphs: [
      'The boxes of order {{tracking_number}} are waiting at {{counter}}. Storage is free until {{until}}. {{code_note}}',
      'Whoever collects them should bring the tracking number and an identity card.',
    ],
    button: 'See the order',
  },
  boxes_delivered: {
    subject: 'The boxes of order {{tracking_number}} have arrived',
    paragraphs: [
      'The boxes of order {{tracking_number}} were handed over. Use them to send something, and their deposit comes back to you.',
      'Is something wrong? Tell us as soon as you can, with a photo if there is one.',
    ],
    button: 'See the order',
  },
  boxes_delayed: {
    subject: 'The boxes of order {{tracking_number}} are delayed',
    paragraphs: [
      'The boxes of order {{tracking_number}} are delayed in transit. The reason: {{reason}}.',
      'We’re sorry. There’s nothing you need to do, and you can track them at any time.',
    ],
    button: 'Track the boxes',
  },
  boxes_refused: {
    subject: 'The boxes of order {{tracking_number}} were refused',
    paragraphs: [
      'Somebody at the door didn’t want to take the boxes of order {{tracking_number}}. The reason: {{reason}}. They are still with us.',
      'Tell our customer service whether we should bring them again.',
    ],
    button: 'See the order',
  },
  boxes_damaged: {
    subject: 'The boxes of order {{tracking_number}} were damaged',
    paragraphs: [
      'The boxes of order {{tracking_number}} were recorded as damaged on their way. What we know: {{reason}}. We’re sorry.',
      'Look at them as soon as they arrive. If one can’t be used, tell our customer service.',
    ],
    button: 'See the order',
  },
  boxes_lost: {
    subject: 'We are looking for the boxes of order {{tracking_number}}',
    paragraphs: [
      'We haven’t found the boxes of order {{tracking_number}} yet. What we know: {{reason}}. We’re sorry, and we’re still looking.',
      'Any questions? Contact our customer service.',
    ],
    button: 'See the order',
  },
  boxes_returning: {
    subject: 'The boxes of order {{tracking_number}} are on their way back to us',
    paragraphs: [
      'We couldn’t hand over the boxes of order {{tracking_number}}, so they are on their way back to us.',
      'Do you still want them? Contact our customer service.',
    ],
    button: 'See the order',
  },
  boxes_returned: {
    subject: 'The boxes of order {{tracking_number}} are back with us',
    paragraphs: [
      'The boxes of order {{tracking_number}} have come back to us.',
      'Our customer service will be happy to tell you what happens next.',
    ],
    button: 'See the order',
  },
  receiver_coming: {
    subject: 'A parcel is coming to you: {{tracking_number}}',
    paragraphs: [
      '{{sender}} is sending you a parcel with {{company}}. Its tracking number is {{tracking_number}}. It is expected to arrive {{arrives}}. {{delivery}}',
      'With the button below you can follow it, choose another day for it, or collect it at a counter. You don’t need an account.',
    ],
    button: 'Track the parcel',
  },
  receiver_departed: {
    subject: 'Parcel {{tracking_number}} for you has departed',
    paragraphs: ['Parcel {{tracking_number}} is on its way across. Expected to arrive: {{arrives}}.'],
    button: 'Track the parcel',
  },
  receiver_delayed: {
    subject: 'Parcel {{tracking_number}} for you is delayed',
    paragraphs: [
      'Parcel {{tracking_number}} will arrive later than planned. The reason: {{reason}}.',
      'We’re sorry. There’s nothing you need to do, and you can track it at any time.',
    ],
    button: 'Track the parcel',
  },
  receiver_customs_hold: {
    subject: 'Parcel {{tracking_number}} is held by customs: your documents may be needed',
    paragraphs: [
      'Customs wants to know more about your parcel {{tracking_number}}.',
      'Have your identity card ready, and contact our customer service. We’ll tell you what’s missing.',
    ],
    button: 'See the parcel',
  },
  receiver_duty_due: {
    subject: 'Parcel {{tracking_number}}: there is import duty for you to pay',
    paragraphs: [
      'Customs is asking you to pay import duty for parcel {{tracking_number}}. Our customer service will explain how much it is and how to pay it.',
      'Don’t pay anybody who asks for a transfer to a private account.',
    ],
    button: 'See the parcel',
  },
  receiver_out_for_delivery: {
    subject: 'Parcel {{tracking_number}} is coming to you today',
    paragraphs: [
      'The courier is on the way to you with parcel {{tracking_number}}. Please make sure that somebody is at home. {{code_note}}',
    ],
    button: 'Track the parcel',
  },
  receiver_delivery_failed: {
    subject: 'Parcel {{tracking_number}} couldn’t be handed to you',
    paragraphs: [
      'The courier came with parcel {{tracking_number}} but couldn’t hand it over. The reason: {{reason}}.',
      'Choose another day with the button below, or collect it at a counter. If you don’t choose, we’ll try again.',
    ],
    button: 'Choose another day',
  },
  receiver_ready: {
    subject: 'Parcel {{tracking_number}} is ready for you at {{place}}',
    paragraphs: [
      'Parcel {{tracking_number}} is waiting for you at {{counter}}. Storage is free until {{until}}. {{code_note}}',
      'Bring this tracking number and your identity card.',
    ],
    button: 'See the parcel',
  },
  receiver_delivered: {
    subject: 'Parcel {{tracking_number}} was handed over',
    paragraphs: [
      'Parcel {{tracking_number}} was recorded as handed over to you.',
      'Didn’t get it? Tell us as soon as you can.',
    ],
    button: 'See the parcel',
  },
  receiver_lost: {
    subject: 'We are looking for parcel {{tracking_number}} for you',
    paragraphs: [
      'We haven’t found parcel {{tracking_number}} yet, so we can’t deliver it. We’re sorry, and we’re still looking.',
      'We’ve told the sender too. If you have the parcel after all, tell us.',
    ],
    button: 'See the parcel',
  },
}
