import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { makeTurns } from '../platform/turns.ts'

const derive = promisify(argon2)
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }
const layout = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w-]+)\$([\w-]+)$/

// Each hash takes 19 MiB and a core for a while.
const inTurn = makeTurns(2, 40)

export async function hashPassword(password: string) {
  const salt = randomBytes(16)
  const hash = await inTurn(() => derive('argon2id', { message: password, nonce: salt, ...cost }))
  return `$argon2id$v=19$m=19456,t=2,p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

// Compared against when there is no such account, so that the answer takes as long as a wrong password.
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

export async function passwordFits(password: string, stored: string | undefined) {
  const [, salt = '', hash = ''] = layout.exec(stored ?? nobody) ?? []
  const expected = Buffer.from(hash, 'base64url')
  const actual = await inTurn(() =>
    derive('argon2id', { message: password, nonce: Buffer.from(salt, 'base64url'), ...cost }),
  )
  return stored !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** For an account whose person has yet to choose: well-formed, and no password fits it. */
export function noPassword() {
  return `$argon2id$v=19$m=19456,t=2,p=1$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`
}

let commonOnes: Promise<Set<string>> | undefined

/** The list is large and only needed when a password is set, so it is read the first time. */
export async function isCommonPassword(password: string) {
  commonOnes ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return (await commonOnes).has(password.toLowerCase())
}
