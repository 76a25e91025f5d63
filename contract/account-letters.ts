/** What the owner of an account is always told, in the mail: a way in, or the way of their money, has changed. */
export type AccountLetter =
  | 'new_device'
  | 'email_changed'
  | 'password_changed'
  | 'password_reset'
  | 'refund_account_changed'
  | 'api_key_created'
  | 'api_key_revoked'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkeys_reset'

export interface AccountWords {
  letters: Record<AccountLetter, { subject: string; text: string }>
  /** What to do when it was somebody else. */
  not_you: string
  /** For the address that no longer opens the account. */
  not_you_email: string
  button: string
}
