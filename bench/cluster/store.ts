import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CreateBucketCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { startStorageProxy } from './parts.ts'
import { startSwift, swiftKey, swiftRegion } from './swift.ts'

export const buckets = { database: 'database', files: 'files' } as const

export type Store = Awaited<ReturnType<typeof openStore>>

/** Object storage over TLS, with a certificate of its own, which outlives every machine; it can be away for a while. */
export async function openStore(root: string, folder: string, atEnd: (end: () => unknown) => void) {
  const [key, cert] = [path.join(folder, 'store.key'), path.join(folder, 'store.pem')]
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost`
  execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const certificate = readFileSync(cert, 'utf8')
  const swift = await startSwift(root, atEnd)
  const client = clientOf(swift.port)
  for (const Bucket of Object.values(buckets)) await client.send(new CreateBucketCommand({ Bucket }))
  const proxy = await startStorageProxy(root, swift.port, certificate + readFileSync(key, 'utf8'))
  atEnd(proxy.close)
  return {
    port: proxy.port,
    certificate,
    /** What a process of ours needs to keep its files there. */
    env: {
      S3_BUCKET: buckets.files,
      S3_REGION: swiftRegion,
      S3_ENDPOINT: `https://localhost:${proxy.port}`,
      S3_ACCESS_KEY_ID: swiftKey.id,
      S3_SECRET_ACCESS_KEY: swiftKey.secret,
      NODE_EXTRA_CA_CERTS: cert,
    },
    /** Names of the files there. */
    names: async () => {
      await swift.settled()
      return namesIn(client)
    },
    swift,
    proxy,
  }
}

/** Past the proxy with the certificate, which only the processes trust. */
function clientOf(port: number) {
  return new S3Client({
    region: swiftRegion,
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    credentials: { accessKeyId: swiftKey.id, secretAccessKey: swiftKey.secret },
  })
}

async function namesIn(client: S3Client) {
  const names: string[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: buckets.files }))
    for (const { Key } of Contents) if (Key) names.push(Key)
  return names
}
