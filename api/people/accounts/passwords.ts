import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { passwordFault } from '#contract/people/password-rule.ts'
import { invalidField } from '../../platform/errors.ts'
import { makeTurns, type Turn } from '../../platform/turns.ts'

const derive = promisify(argon2)
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }
const layout = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w-]+)\$([\w-]+)$/

// Each hash takes 19 MiB and a core for a while. One of the two places is for devices that are known already, so that
// whoever tries passwords from elsewhere makes strangers wait, and nobody else.
const inTurn = makeTurns({ atOnce: 2, reserved: 1, mostWaiting: 200, mostWaitingOfOne: 20 })
const stranger: Turn = { who: 'anyone' }

export async function hashPassword(password: string, turn = stranger) {
  const salt = randomBytes(16)
  const hash = await inTurn(turn, () => derive('argon2id', { message: password, nonce: salt, ...cost }))
  return `$argon2id$v=19$m=19456,t=2,p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

// Compared against when there is no such account, so that the answer takes as long as a wrong password.
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

export async function passwordFits(password: string, stored: string | undefined, turn = stranger) {
  const [, salt = '', hash = ''] = layout.exec(stored ?? nobody) ?? []
  const expected = Buffer.from(hash, 'base64url')
  const actual = await inTurn(turn, () =>
    derive('argon2id', { message: password, nonce: Buffer.from(salt, 'base64url'), ...cost }),
  )
  return stored !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** For an account whose owner hasn't chosen a password yet: well-formed, but no password matches it. */
export function noPassword() {
  return `$argon2id$v=19$m=19456,t=2,p=1$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`
}

let commonOnes: Promise<Set<string>> | undefined

/** The list is large: it is read at the start, when nobody waits for it. */
export function readCommonPasswords() {
  commonOnes ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return commonOnes
}

/** Refuses what is tried first, and what is made of the account's own words: those that the form knows as well. */
export async function refuseGuessable(password: string, own: readonly string[]) {
  const fault = passwordFault(password, { common: await readCommonPasswords(), own })
  if (fault) throw invalidField('password', fault)
}
