import { newPassword } from './accounts.ts'
import { isGuessable } from './guessable-password.ts'

const shortestOwnWord = 3
const fewestOther = 4

interface Known {
  /** Passwords that are tried first, in lower case. */
  common: Pick<ReadonlySet<string>, 'has'>
  /** Name and e-mail address of the account. */
  own: readonly string[]
}

/** Why a password is refused, as the key of a text: the one rule for the server and for the meter beside the field. */
export function passwordFault(password: string, { common, own }: Known) {
  const { error } = newPassword.password.safeParse(password)
  if (error) return error.issues[0]?.message ?? 'error.password_required'
  const plain = password.toLowerCase()
  if (common.has(plain) || isGuessable(password)) return 'error.password_common'
  return isMadeOf(plain, own) ? 'error.password_own' : undefined
}

/** Without the words of its owner next to nothing is left of it. */
function isMadeOf(plain: string, own: readonly string[]) {
  const words = own
    .flatMap((text) => (text.toLowerCase().split('@')[0] ?? '').split(/[^\p{L}\d]+/u))
    .filter((word) => word.length >= shortestOwnWord && plain.includes(word))
    .toSorted((a, b) => b.length - a.length)
  const others = words.reduce((left, word) => left.replaceAll(word, ''), plain).replaceAll(/[^\p{L}\d]/gu, '')
  return words.length > 0 && others.length < fewestOther
}
