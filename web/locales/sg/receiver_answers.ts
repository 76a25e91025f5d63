export default {
  title: 'Receivers’ answers',
  description: 'Receivers who say that nobody came.',
  heading: 'Receivers’ answers',
  text: 'Newest first. Get in touch with the receiver or the courier, then arrange a new delivery.',
  number: 'Tracking number',
  attempt: 'Attempt',
  by: 'By',
  words: 'Receiver’s note',
  at: 'Answered',
  now: 'Now',
  none: 'No answers from receivers yet.',
  more: 'Show more',
}
