import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isGuessable } from './guessable-password.ts'

test('words of this service with digits and marks around them are guessed; a sentence with one of them is not', () => {
  for (const password of [
    'Seberang2026',
    'seberang-parcel-1',
    'S3b3r4ng!!',
    'P4ssw0rd1234',
    'paketJakarta99',
    'admin12345',
    'kurir_kurir_7',
  ])
    assert.ok(isGuessable(password), password)
  for (const password of [
    'kopi-tarik-ombak-7',
    'paket merah untuk ibu',
    '8471 9923 1175',
    'ünïcödé-pässwörd',
  ])
    assert.ok(!isGuessable(password), password)
})
