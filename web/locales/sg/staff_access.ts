export default {
  title: 'Set up a staff account',
  description: 'Choose a password and connect an authenticator app with the link from your invitation email.',
  heading: 'Set up your account',
  greeting: 'Hello {{name}}, you sign in with {{email}}.',
  invalid: 'This link is not valid (any more). Ask the office to send a new one.',
  app: {
    heading: 'Connect an authenticator app',
    text: 'Scan this code with an authenticator app (Google Authenticator, for example), or type the key.',
    qr: 'QR code for the authenticator app',
    open: 'Open in the app on this phone',
    key: 'Key',
    code: 'Six digits from the app',
  },
  password: 'Choose a password',
  submit: 'Save and go on',
  done: {
    heading: 'Your account is ready',
    text: 'Keep these recovery codes in a safe place. Each is good once, should you lose your phone. They are shown only now.',
    copy: 'Copy the codes',
    login: 'Log in',
  },
}
