import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The key of this installation: from SECRET_KEY, or in embedded mode made once and kept in the data folder. */
export async function secretKey(configured: string | undefined, data_dir: string) {
  return configured ?? keepKey(data_dir, randomBytes(32).toString('hex'))
}

/** Keeps this key in the data folder unless there is one; returns the one that is there. */
export async function keepKey(data_dir: string, key: string) {
  await mkdir(data_dir, { recursive: true })
  const file = path.join(data_dir, 'secret.key')
  // 'wx' never overwrites: the key that exists wins, also between two processes.
  await writeFile(file, key, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return (await readFile(file, 'utf8')).trim()
}

/** A key for one purpose, so that what is learned of one says nothing of another. */
export function keyFor(secret_key: string, purpose: string) {
  return createHmac('sha256', secret_key).update(purpose).digest()
}

/** In the same time wherever they differ. Compared as bytes: texts of one length may have different ones. */
export function isSameSecret(given: string, expected: string) {
  const bytes = Buffer.from(given)
  const expectedBytes = Buffer.from(expected)
  return bytes.length === expectedBytes.length && timingSafeEqual(bytes, expectedBytes)
}
