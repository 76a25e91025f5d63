import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Disk } from 'flydrive'
import type { Config, S3Place } from './config.ts'
import { isConnectionFailure } from './database-errors.ts'
import { unavailable } from './errors.ts'
import { traced } from './tracing.ts'

export interface Storage {
  /** Durable when it returns: after a power cut the file is whole or not there at all. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  get: (key: string) => Promise<Uint8Array>
  remove: (key: string) => Promise<void>
  exists: (key: string) => Promise<boolean>
  /** Keys in a folder; none when there is no such folder. */
  list: (folder: string) => Promise<string[]>
}

export async function openStorage(config: Config): Promise<Storage> {
  return inTraces(config.s3 ? await onS3(config.s3) : await onDisk(path.join(config.data_dir, 'files')))
}

/** A key leads to somebody's picture, so a trace has the verb alone. */
function inTraces(storage: Storage): Storage {
  const named = <Result>(verb: keyof Storage, work: () => Promise<Result>) =>
    traced({ name: `storage ${verb}`, kind: 'service' }, work)
  return {
    put: (key, bytes) => named('put', () => storage.put(key, bytes)),
    get: (key) => named('get', () => storage.get(key)),
    remove: (key) => named('remove', () => storage.remove(key)),
    exists: (key) => named('exists', () => storage.exists(key)),
    list: (folder) => named('list', () => storage.list(folder)),
  }
}

async function onDisk(location: string): Promise<Storage> {
  await mkdir(location, { recursive: true })
  const at = (key: string) => inside(location, key)
  return {
    put: async (key, bytes) => writeDurably(at(key), bytes),
    get: async (key) => readFile(at(key)),
    remove: async (key) => rm(at(key), { force: true }),
    exists: async (key) => isThere(at(key)),
    list: (folder) => filesIn(location, at(folder)),
  }
}

async function filesIn(location: string, folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfNoFolder)
  const files = (entries ?? []).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => path.relative(location, path.join(parentPath, name)))
}

/** A disk that cannot be read says so: what is not seen is not missing. */
async function isThere(file: string) {
  const missing = await access(file).catch((error: unknown) => {
    if (isMissing(error)) return 'missing'
    throw error
  })
  return missing === undefined
}

/** A backup names the files it puts back; one made by a stranger must not reach beyond the folder. */
function inside(location: string, key: string) {
  const file = path.resolve(location, key)
  if (!file.startsWith(location + path.sep)) throw new Error(`${key} leads out of the folder of files.`)
  return file
}

// A storage that hangs must not hang the call; one repetition is worth its time.
const patience = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 2000, requestTimeout: 6000, throwOnRequestTimeout: true },
}

async function onS3({ bucket, region, endpoint, key_id, secret }: S3Place): Promise<Storage> {
  // The S3 client is large; installations on disk never load it, nor what hides the difference between stores.
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')])
  const credentials = { accessKeyId: key_id, secretAccessKey: secret }
  const place = endpoint ? { endpoint, forcePathStyle: true } : {}
  const bucketAt = { region, bucket, ...place, ...patience }
  const storage = asStorage(
    new Disk(new S3Driver({ credentials, visibility: 'private', supportsACL: false, ...bucketAt })),
  )
  return {
    ...storage,
    put: (key, bytes) => storage.put(key, bytes).catch(refuseWhileAway),
    get: (key) => storage.get(key).catch(refuseWhileAway),
  }
}

/** A storage that is away for a while is nobody's mistake: the caller may try again. */
function refuseWhileAway(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (isConnectionFailure(cause) || cause.name === 'TimeoutError' || isServerFault(cause))
      throw unavailable('storage_unavailable')
  throw error
}

function isServerFault(error: object) {
  return '$fault' in error && error.$fault === 'server'
}

function asStorage(disk: Disk): Storage {
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
    exists: (key) => disk.exists(key),
    list: (folder) => keysIn(disk, folder),
  }
}

async function keysIn(disk: Disk, folder: string) {
  const keys: string[] = []
  let page: string | undefined
  do {
    const found = await disk.listAll(folder, page ? { paginationToken: page } : {}).catch(noneIfNoFolder)
    for (const object of found?.objects ?? []) if (object.isFile) keys.push(object.key)
    page = found?.paginationToken
  } while (page)
  return keys
}

/** A storage that is away has no list: to call it empty would leave people there who were erased. */
function noneIfNoFolder(error: unknown) {
  if (isMissing(error)) return undefined
  throw error
}

function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

async function writeDurably(file: string, bytes: Uint8Array) {
  const folder = path.dirname(file)
  const unfinished = `${file}.unfinished`
  await mkdir(folder, { recursive: true })
  try {
    await flushed(unfinished, 'w', (handle) => handle.writeFile(bytes))
    await rename(unfinished, file)
    await flushed(folder, 'r', async () => undefined)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function flushed(
  target: string,
  flags: string,
  write: (handle: Awaited<ReturnType<typeof open>>) => Promise<void>,
) {
  const handle = await open(target, flags, 0o600)
  try {
    await write(handle)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
