export default {
  saving_states: {
    saving: 'Saving …',
    saved: 'Saved',
    waiting: 'Not saved yet: no connection. What you typed is safe on this device.',
    too_long: 'Not saved: the form has become too long. Shorten some item names or remove some items.',
    refused: 'Not saved: it contains characters we can’t store. Check what you pasted last.',
  },
  changed: {
    title: 'This form was changed somewhere else',
    text: 'It was changed or ordered in another window or on another device. Which one do you want to keep?',
    mine: 'Keep what is here',
    other: 'Use the other one',
  },
}
