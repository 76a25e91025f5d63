import type { Keys } from '../platform/keys.ts'
import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Db } from '../platform/database.ts'
import { notFound, Refusal } from '../platform/errors.ts'
import { FileReply } from '../platform/file-reply.ts'
import { makeTurns, type Turn } from '../platform/turns.ts'
import { openFile, sealFile } from './sealing.ts'
import type { Storage } from '../platform/storage.ts'

export type FileKind =
  | 'payment_proof'
  | 'account_image'
  | 'passport'
  | 'evidence'
  | 'agent_document'
  | 'claim'

interface Parts {
  storage: Storage
  keys: Keys
}

const mostPixels = 25_000_000
const longestSide_px = 2400
// A picture of 25 megapixels takes 100 MB while it is worked on.
const inTurn = makeTurns({ atOnce: 2, reserved: 1, mostWaiting: 40, mostWaitingOfOne: 6 })

/**
 * Accepts a picture: decoded and encoded again, so that nothing of the original file survives but what it shows.
 * The sealed file is durable when this returns; the row is for the caller's transaction.
 */
export async function takePicture(
  { storage, keys }: Parts,
  kind: FileKind,
  /** Nobody's yet, when it comes before there is an account. */
  owner_id: string | null,
  sent: Buffer,
  /** Somebody with an account goes before those without, and each has a share of the queue. */
  turn: Turn = { who: owner_id ?? 'anyone', hasPrecedence: owner_id !== null },
) {
  const picture = await inTurn(turn, () => redraw(sent))
  const id = randomUUIDv7()
  const { sealed, sealed_key } = sealFile(keys, id, picture.bytes)
  const storage_key = `${kind}/${new Date().toISOString().slice(0, 10)}/${id}`
  await storage.put(storage_key, sealed).catch((error: unknown) => {
    throw isFull(error) ? new Refusal('storage_full') : error
  })
  return {
    id,
    kind,
    owner_id,
    storage_key,
    sealed_key,
    content_type: 'image/jpeg' as const,
    bytes: picture.bytes.length,
    width: picture.width,
    height: picture.height,
    source_hash: createHash('sha256').update(sent).digest(),
    pixel_hash: picture.pixel_hash,
  }
}

export type FileRow = Awaited<ReturnType<typeof takePicture>>

/** The picture of a row the caller has found and may show. */
export async function givePicture({ storage, keys }: Parts, db: Db, id: string | null | undefined) {
  const row = id
    ? await db
        .selectFrom('files')
        .select(['id', 'storage_key', 'sealed_key', 'content_type'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row || row.sealed_key.length === 0) throw notFound()
  const bytes = openFile(keys, row.id, await storage.get(row.storage_key), row.sealed_key)
  return new FileReply(row.content_type, bytes, `${row.id}.jpg`)
}

/** Red, green, blue and alpha of a picture that is only looked at. */
export function pixelsOf(sent: Buffer) {
  return inTurn({ who: 'office', hasPrecedence: true }, async () => {
    const image = await decoded(sent)
    return image
      .flatten({ background: '#ffffff' })
      .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuseUnreadable)
  })
}

async function redraw(sent: Buffer) {
  const image = await decoded(sent)
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .resize({ width: longestSide_px, height: longestSide_px, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable)
  const { width, height, channels } = info
  const sharp = await loadSharp()
  const bytes = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 82 }).toBuffer()
  const pixel_hash = createHash('sha256').update(`${width}x${height}`).update(data).digest()
  return { bytes, width, height, pixel_hash }
}

async function decoded(sent: Buffer) {
  if (!looksLikePicture(sent)) throw new Refusal('not_a_picture')
  const sharp = await loadSharp()
  return sharp(sent, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).autoOrient()
}

/** Large, and only needed once somebody sends a picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Freed at once instead of kept for the next picture, which is different anyway.
  sharp.cache(false)
  return sharp
}

function refuseUnreadable(error: unknown): never {
  const tooMany = error instanceof Error && /pixel limit/.test(error.message)
  throw new Refusal(tooMany ? 'picture_too_many_pixels' : 'not_a_picture')
}

/** By its first bytes, whatever its name or its sender says. */
function looksLikePicture(bytes: Buffer) {
  const text = bytes.toString('latin1', 0, 16)
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    (text.slice(4, 8) === 'ftyp' && /^(heic|heix|mif1|msf1)$/.test(text.slice(8, 12)))
  )
}

function isFull(error: unknown) {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) return true
  return false
}
