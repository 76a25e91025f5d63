import { constants, createReadStream } from 'node:fs'
import { access, open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import tar from 'tar-stream'
import { codeOf } from '../platform/database-errors.ts'

/** Adds one named piece; resolves when there is room for the next. */
export type Add = (name: string, bytes: Uint8Array) => Promise<void>

/**
 * A tar, compressed and sealed with a passphrase in the format of age, so that it can also be opened without this
 * program: `age -d backup | tar xz`. The file has its name only when it is whole and on the disk.
 */
export async function writeArchive(file: string, passphrase: string, fill: (add: Add) => Promise<void>) {
  const unfinished = `${file}.unfinished`
  const pack = tar.pack()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  const handle = await open(unfinished, 'w', 0o600)
  try {
    const plain = Readable.toWeb(Readable.from(pack).pipe(createGzip()))
    const sealed = await encrypter.encrypt(bytesOf(plain))
    await Promise.all([writeAll(handle, sealed), fillAndEnd(pack, fill)])
    await handle.sync()
  } catch (error) {
    await handle.close()
    await rm(unfinished, { force: true })
    throw error
  }
  await handle.close()
  await rename(unfinished, file)
  await syncFolder(path.dirname(file))
}

async function writeAll(handle: FileHandle, sealed: ReadableStream<Uint8Array>) {
  for await (const chunk of chunksOf(sealed)) await handle.writeFile(chunk)
}

async function fillAndEnd(pack: tar.Pack, fill: (add: Add) => Promise<void>) {
  try {
    await fill((name, bytes) => addEntry(pack, name, bytes))
    pack.finalize()
  } catch (error) {
    pack.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

function addEntry(pack: tar.Pack, name: string, bytes: Uint8Array) {
  return new Promise<void>((resolve, reject) => {
    const entry = pack.entry({ name, size: bytes.length }, (error) => (error ? reject(error) : resolve()))
    entry.end(Buffer.from(bytes))
  })
}

/** The pieces in the order they were added; anything changed or cut off since is refused. */
export async function* readArchive(file: string, passphrase: string) {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new Error(`${file} cannot be read (${codeOf(error)}). Is it there, and may this user read it?`)
  })
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const opened = await decrypter.decrypt(bytesOf(Readable.toWeb(createReadStream(file)))).catch(() => {
    throw new Error(
      'This file cannot be opened: it is no backup, or BACKUP_PASSPHRASE is not the one it was made with.',
    )
  })
  const extract = tar.extract()
  const fed = pipeline(Readable.from(chunksOf(opened)), createGunzip(), extract)
  // Whoever reads sees the failure; nobody waits for this promise before the end.
  fed.catch((error: Error) => extract.destroy(error))
  for await (const entry of extract) {
    const parts: Uint8Array[] = []
    for await (const part of asBytes(entry)) parts.push(part)
    yield { name: entry.header.name, bytes: Buffer.concat(parts) }
  }
  await fed
}

async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** The types of Node and of the platform disagree about the same stream. */
function bytesOf(stream: AsyncIterable<unknown>): ReadableStream<Uint8Array> {
  return ReadableStream.from(asBytes(stream))
}

async function* asBytes(stream: AsyncIterable<unknown>) {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('An archive is made of bytes.')
    yield chunk
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
