import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import S3rver from 's3rver'
import { freePort } from '../faults/ports.ts'

export const buckets = { database: 'database', files: 'files' } as const
// The only key that this server of S3 knows.
export const storeKey = 'S3RVER'

export type Store = Awaited<ReturnType<typeof openStore>>

/** Object storage over TLS, with a certificate of its own, which outlives every machine. */
export async function openStore(folder: string) {
  const [key, cert] = [path.join(folder, 'store.key'), path.join(folder, 'store.pem')]
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost`
  execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const port = await freePort()
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 'store'),
    key: readFileSync(key),
    cert: readFileSync(cert),
    configureBuckets: Object.values(buckets).map((name) => ({ name, configs: [] })),
  })
  await server.run()
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
    close: () => server.close(),
  }
}
