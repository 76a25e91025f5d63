import type { AccountWords } from '#contract/account-letters.ts'
import { company } from '#contract/company.ts'

export const accountWordsInEnglish: AccountWords = {
  letters: {
    new_device: {
      subject: `A new device logged in to your ${company.name} account`,
      text: 'Somebody has just logged in to your account on a device or browser that had not been used for it before. You can see all open sessions in your profile and end each of them.',
    },
    email_changed: {
      subject: `The e-mail address of your ${company.name} account was changed`,
      text: 'Your account now has another e-mail address, and this one no longer opens it. All other devices were logged out.',
    },
    password_changed: {
      subject: `Your ${company.name} password was changed`,
      text: 'The password of your account was changed. All other devices were logged out.',
    },
    password_reset: {
      subject: `Your ${company.name} password was set anew`,
      text: 'A new password was set with a code from this mailbox. All devices were logged out, and all API keys were revoked. Your passkeys still work; you can look through them in your profile.',
    },
    refund_account_changed: {
      subject: 'Your refund account was changed',
      text: 'From now on we pay your refunds to another bank account. You can see which one in your profile, under vouchers.',
    },
    api_key_created: {
      subject: 'A new API key was made for your account',
      text: 'A program that has this key can order and track in your name. You can see all your keys in your profile and revoke each of them.',
    },
    api_key_revoked: {
      subject: 'An API key of your account was revoked',
      text: 'Programs that used this key are refused from now on.',
    },
    passkey_added: {
      subject: 'A passkey was added to your account',
      text: 'Whoever has the device with this passkey can now log in to your account with it. You can see all your passkeys in your profile.',
    },
    passkey_removed: {
      subject: 'A passkey was removed from your account',
      text: 'Nobody can log in to your account with this passkey any more.',
    },
    passkeys_reset: {
      subject: 'All passkeys of your account were removed',
      text: 'The office removed all your passkeys and logged out your devices. Log in with your password and second factor, then add a new passkey.',
    },
  },
  not_you: 'Was this not you? Set a new password at once, then look through your profile.',
  not_you_email: `Was this not you? Write to us at once at ${company.email}; we will help you to get the account back.`,
  button: 'Set a new password',
}
