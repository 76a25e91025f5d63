import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type * as common from '@zxcvbn-ts/language-common'
import { shortestPassword } from '#contract/people/accounts.ts'
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

let commonOnes: ReturnType<typeof readCommon> | undefined

/**
 * Those that are long enough to be refused for nothing else, as one text. As fifty thousand words they would be four
 * megabytes that nobody asks for most of the time; so the package is let go again, which an import never is.
 */
function readCommon() {
  const require = createRequire(import.meta.url)
  const { dictionary }: typeof common = require('@zxcvbn-ts/language-common')
  const listed = dictionary['passwords-common'].filter(({ length }) => length >= shortestPassword)
  const text = Buffer.from(`\n${listed.join('\n')}\n`)
  for (const file of Object.keys(require.cache)) if (file.includes('@zxcvbn-ts')) delete require.cache[file]
  return { has: (word: string) => text.includes(`\n${word}\n`) }
}

/** Refuses what is tried first, and what is made of the account's own words: those that the form knows as well. */
export async function refuseGuessable(password: string, own: readonly string[]) {
  const fault = passwordFault(password, { common: (commonOnes ??= readCommon()), own })
  if (fault) throw invalidField('password', fault)
}
