export default {
  heading: 'Confirm that it’s you',
  text: 'This is an important change. Please confirm that it’s you. We keep what you’ve typed and carry on from there.',
  by_passkey: 'Use a passkey',
  by_code: 'Send a code to my email address',
  other_way: 'Use another way',
  password: 'Your password',
  by_itself: 'Sent automatically after the sixth digit.',
  second_factor: 'Code from your authenticator app, or a recovery code',
  code: '6-digit code',
  code_sent: 'We sent a code to {{email}}. It is valid for {{minutes}} minutes.',
  confirm: 'Continue',
  not_signed: 'No passkey was used. Try again, or use your password.',
}
