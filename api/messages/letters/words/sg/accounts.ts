import type { LetterAbout } from '#contract/messages/letters.ts'
import type { AccessWords } from '../language-words.ts'

const ask = 'Wasn’t this you? Set a new password at once, then check your profile.'
const button = 'Set a new password'

export const accountWords: AccessWords<LetterAbout<'code' | 'account' | 'web_hook'>> = {
  code_register: {
    subject: 'Your {{company}} verification code',
    paragraphs: [
      'Welcome! Enter this code to finish your registration. It is valid for {{minutes}}.',
      'If you didn’t register, simply ignore this email.',
    ],
  },
  code_reset: {
    subject: 'Code for a new {{company}} password',
    paragraphs: [
      'Enter this code to set a new password. It is valid for {{minutes}}.',
      'If you didn’t ask for it, simply ignore this email; your password stays the same.',
    ],
  },
  code_email: {
    subject: 'Confirm your new email address at {{company}}',
    paragraphs: [
      'Enter this code to use this email address for your account. It is valid for {{minutes}}.',
      'If you didn’t ask for it, simply ignore this email.',
    ],
  },
  code_proof: {
    subject: 'Code to confirm that it’s you · {{company}}',
    paragraphs: [
      'Somebody logged in to your account wants to change something important. Enter this code to confirm that it’s you. It is valid for {{minutes}}.',
      'If that isn’t you, don’t give this code to anybody, and change your password at once.',
    ],
  },
  account_known: {
    subject: 'You already have a {{company}} account',
    paragraphs: [
      'Somebody tried to register with this email address, but you already have an account. You can log in right away, or set a new password if you’ve forgotten it.',
    ],
    button: 'Log in',
  },
  new_device: {
    subject: 'A new device logged in to your {{company}} account',
    paragraphs: [
      'Somebody has just logged in to your account on a device or browser that had not been used for it before. You can see all open sessions in your profile and end any of them.',
      ask,
    ],
    button,
  },
  email_changed: {
    subject: 'The email address on your {{company}} account was changed',
    paragraphs: [
      'Your account now has another email address, and this one no longer opens it. All other devices were logged out.',
      'Wasn’t this you? Write to us at once at {{company_email}}; we’ll help you get the account back.',
    ],
  },
  password_changed: {
    subject: 'Your {{company}} password was changed',
    paragraphs: ['The password for your account was changed. All other devices were logged out.', ask],
    button,
  },
  password_reset: {
    subject: 'Your {{company}} password was reset',
    paragraphs: [
      'Somebody set a new password with a code from this mailbox. We logged out all devices and revoked all API keys. Your passkeys still work; you can check them in your profile.',
      ask,
    ],
    button,
  },
  refund_account_changed: {
    subject: 'A new account for your refunds',
    paragraphs: [
      'From now on we’ll pay your refunds into the bank account that has just been saved. You can see which one on your voucher page.',
      ask,
    ],
    button,
  },
  api_key_created: {
    subject: 'A new API key was created for your account',
    paragraphs: [
      'A program that has this key can order and track on your behalf. You can see all your keys in your profile and revoke any of them.',
      ask,
    ],
    button,
  },
  api_key_revoked: {
    subject: 'An API key for your account was revoked',
    paragraphs: ['Programs that used this key are refused from now on.', ask],
    button,
  },
  passkey_added: {
    subject: 'A passkey was added to your account',
    paragraphs: [
      'Whoever has the device with this passkey can now log in to your account with it. You can see all your passkeys in your profile.',
      ask,
    ],
    button,
  },
  passkey_removed: {
    subject: 'A passkey was removed from your account',
    paragraphs: ['Nobody can log in to your account with this passkey any more.', ask],
    button,
  },
  passkeys_reset: {
    subject: 'All passkeys on your account were removed',
    paragraphs: [
      'The office removed all your passkeys and logged out your devices. Log in with your password and second factor, then add a new passkey.',
      ask,
    ],
    button,
  },
  web_hook_disabled: {
    subject: 'Your {{company}} webhook was switched off',
    paragraphs: [
      '{{host}} hasn’t accepted any of our messages for three days, so we’ve switched the webhook off. Fix the server, then switch it on again in your profile.',
    ],
    button: 'See the webhook',
  },
}
