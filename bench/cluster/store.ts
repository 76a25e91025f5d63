import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import S3rver from 's3rver'
import { freePort } from '../faults/ports.ts'

export const buckets = { database: 'database', files: 'files' } as const
// The only key that this server of S3 knows.
export const storeKey = 'S3RVER'

export type Store = Awaited<ReturnType<typeof openStore>>

/** Object storage over TLS, with a certificate of its own, which outlives every machine; it can be away for a while. */
export async function openStore(folder: string) {
  const [key, cert] = [path.join(folder, 'store.key'), path.join(folder, 'store.pem')]
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost`
  execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const port = await freePort()
  const directory = path.join(folder, 'store')
  const settings = {
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    key: readFileSync(key),
    cert: readFileSync(cert),
    configureBuckets: Object.values(buckets).map((name) => ({ name, configs: [] })),
  }
  let server: S3rver | undefined
  const open = async () => {
    server = new S3rver(settings)
    await server.run()
  }
  const close = async () => {
    await server?.close()
    server = undefined
  }
  await open()
  return {
    port,
    certificate: readFileSync(cert, 'utf8'),
    /** What a process of ours needs to keep its files there. */
    env: {
      S3_BUCKET: buckets.files,
      S3_ENDPOINT: `https://localhost:${port}`,
      S3_ACCESS_KEY_ID: storeKey,
      S3_SECRET_ACCESS_KEY: storeKey,
      NODE_EXTRA_CA_CERTS: cert,
    },
    /** Names of what lies there. */
    names: () => namesIn(directory),
    open,
    close,
  }
}

/** The server of S3 keeps each object beside what it knows of it. */
function namesIn(directory: string) {
  const suffix = '._S3rver_object'
  return readdirSync(path.join(directory, buckets.files), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length))
}
