import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:https'
import { after, test } from 'node:test'
import { fetchOutside, isPublicAddress, OutsideRefused } from './outside-address.ts'
import { testCertificate, testKey } from '../testing/test-certificate.ts'

test('what is not given out to the world is not public', () => {
  const ours = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.0.8',
    '203.0.113.7',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fe80::1%eth0',
    'localhost',
    '',
    '0x7f000001',
    '2130706433',
  ]
  assert.deepEqual(ours.filter(isPublicAddress), [])
  const theirs = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2001:4860:4860::8888', '2606:4700::1']
  assert.deepEqual(theirs.filter(isPublicAddress), theirs)
})

test('addresses that lead inwards, or are no https address, are not called', async () => {
  const cases = [
    ['http://example.com/', 'address_invalid'],
    ['https://user:secret@example.com/', 'address_invalid'],
    ['file:///etc/passwd', 'address_invalid'],
    ['nonsense', 'address_invalid'],
    ['https://127.0.0.1/', 'address_private'],
    ['https://2130706433/', 'address_private'],
    ['https://0x7f.1/', 'address_private'],
    ['https://[::1]/', 'address_private'],
    ['https://[::ffff:10.0.0.1]/', 'address_private'],
    ['https://localhost/', 'address_private'],
    ['https://no-such-name.invalid/', 'address_unknown'],
  ] as const
  for (const [url, reason] of cases)
    await assert.rejects(
      fetchOutside(url),
      (error) => error instanceof OutsideRefused && error.reason === reason,
      url,
    )
})

test('a name with one public and one private address is not called', async () => {
  const resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ]
  await assert.rejects(
    fetchOutside('https://both.example/', {}, { resolve, isPublic: isPublicAddress }),
    /address_private/,
  )
})

/** A server with a certificate for the name; whoever resolves the name is led to it. */
async function startOutside(answer: Parameters<typeof createServer>[1]) {
  const server: Server = createServer({ key: testKey, cert: testCertificate }, answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  after(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let asked = 0
  const resolve = async () => {
    asked += 1
    return [{ address: '127.0.0.1', family: 4 }]
  }
  return {
    url: `https://hook.example:${port}`,
    world: { resolve, isPublic: () => true, ca: testCertificate },
    asked: () => asked,
  }
}

test('the call goes to the address that was checked, follows nothing and reads no more than allowed', async () => {
  const seen: string[] = []
  const { url, world, asked } = await startOutside((request, reply) => {
    seen.push(`${request.method} ${request.headers.host?.split(':')[0]}${request.url}`)
    if (request.url === '/away') return void reply.writeHead(302, { location: '/other' }).end()
    if (request.url === '/slow') return
    reply.end('x'.repeat(200_000))
  })
  const long = await fetchOutside(`${url}/long`, { method: 'POST', body: 'given', most_bytes: 1000 }, world)
  assert.deepEqual([long.status, long.body.length], [200, 1000])
  assert.equal((await fetchOutside(`${url}/away`, {}, world)).status, 302)
  assert.deepEqual(seen, ['POST hook.example/long', 'GET hook.example/away'])
  assert.equal(asked(), 2)
  await assert.rejects(fetchOutside(`${url}/slow`, { timeout_ms: 300 }, world), { name: 'AbortError' })
  await assert.rejects(
    fetchOutside(`${url}/long`, {}, { resolve: world.resolve, isPublic: () => true }),
    /self-signed/,
  )
})
