import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { setPassportId, signIn, signOut, storedUser } from './stored-user.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
after(() => Reflect.deleteProperty(globalThis, 'localStorage'))

const user = {
  token: 'token',
  id: 'id',
  name: 'Nur',
  email: 'nur@example.com',
  role: 'customer',
  passportId: null,
} as const

beforeEach(() => kept.clear())

test('signing in stores the user under the key user, signing out removes it', () => {
  signIn(user)
  assert.deepEqual(JSON.parse(kept.get('user') ?? ''), user)
  assert.deepEqual(storedUser(), user)
  signOut()
  assert.equal(kept.has('user'), false)
  assert.equal(storedUser(), null)
})

test('an update changes only passportId', () => {
  signIn(user)
  setPassportId('file-1')
  assert.deepEqual(storedUser(), { ...user, passportId: 'file-1' })
})

test('what is no user is nobody', () => {
  for (const text of ['null', '{}', 'not json', '{"token":"x"}']) {
    kept.set('user', text)
    assert.equal(storedUser(), null)
  }
})
