import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFile, sealFile } from '../files/sealing.ts'
import { open, openTagLast, seal, sealTagLast } from './seal.ts'
import { openText, sealText } from './sealed-text.ts'
import { firstKeys } from './keys.ts'
import { keyFor } from './secrets.ts'

const secret_key = 'a key of thirty-two letters or so'
const keys = firstKeys(secret_key)
const id = '018f0000-0000-7000-8000-000000000001'
const bytesOf = (hex: string) => Buffer.from(hex, 'hex')

test('what was sealed before there was one seal for all still opens', () => {
  const text = bytesOf('78cf549e948d87a7d559320f648c3d9452feccee41a17b801d4e5d4407e855c906d6547a60')
  const file = bytesOf('4d820202bd5f3cd2ee785a762b2cdb74faed00da7a98cef8783bff8a615e1d29e6e7703478')
  const file_key = bytesOf(
    'dfa5154e5372d3e09c1d5620b81d57c580a33e81f34b6a619ccae7efd624a84920e69ed48050f61fc77592463483050940e892681cde260909fcc31d',
  )
  const factor = bytesOf(
    '30acd2e9d076bb5a2cce84762c2d3252cd39f060eb24b1d5d0fe107efad515b5faf7a56aefbd6973b8fa15a7d50167d4',
  )
  assert.equal(openText(keys, 'id numbers', id, text), 'A 1234567')
  assert.equal(openFile(keys, id, file, file_key).toString(), 'a picture')
  assert.equal(
    openTagLast(keyFor(secret_key, 'second factors'), id, factor).toString(),
    'twenty bytes, always',
  )
})

test('what is sealed now opens again, and is stored in as many bytes as before', () => {
  const text = sealText(keys, 'id numbers', id, 'A 1234567')
  const { sealed, sealed_key } = sealFile(keys, id, Buffer.from('a picture'))
  assert.equal(openText(keys, 'id numbers', id, text), 'A 1234567')
  assert.equal(openFile(keys, id, sealed, sealed_key).toString(), 'a picture')
  assert.deepEqual([text.length, sealed.length, sealed_key.length], [37, 37, 60])
})

const secret = Buffer.from('twenty bytes, always')
const key = keyFor(secret_key, 'second factors')
const ways = [
  ['the tag first', seal(key, id, secret), open, 12],
  ['the tag last', sealTagLast(key, id, secret), openTagLast, 32],
] as const

for (const [name, sealed, opened, tag_at] of ways)
  test(`with ${name}, another row, another key or a changed byte opens nothing`, () => {
    assert.deepEqual(opened(key, id, sealed), secret)
    const other_id = id.replace(/1$/, '2')
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(tag_at) ^ 1, tag_at)
    assert.throws(() => opened(key, other_id, sealed))
    assert.throws(() => opened(keyFor(secret_key, 'files'), id, sealed))
    assert.throws(() => opened(key, id, changed))
    assert.throws(() => opened(key, id, sealed.subarray(0, 20)))
  })
