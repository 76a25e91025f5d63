export default {
  heading: 'Parcel updates',
  language: 'Email language',
  steps: 'Tell me when',
  chosen: 'Tell me about {{chosen}} of {{all}} events',
  money: 'We always email you about payments, vouchers, claims and refunds.',
  saved: 'Your choice has been saved',
  device: {
    heading: 'Notifications on this device',
    text: 'The same news as by email, straight on your screen, until you log out on this device.',
    is_on: 'On for this device',
    is_off: 'Off for this device',
    turn_on: 'Turn notifications on',
    turn_off: 'Turn notifications off',
    done: 'Notifications are on for this device',
    denied:
      'This browser doesn’t allow notifications from us. Allow them in its site settings, then open this page again.',
    unknown_service:
      'We don’t know this browser’s notification service. Use Chrome, Edge, Firefox or Safari.',
    unsupported:
      'This browser can’t show notifications. On an iPhone or iPad, add this site to the home screen first.',
    failed: 'Your browser’s notification service can’t be reached. Please try again later.',
  },
}
