import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopLeftover } from '../api/platform/embedded-postgres.ts'
import { freePort } from '../api/testing/free-port.ts'
import {
  askPatiently,
  copyDatabase,
  killRunning,
  prints,
  recovers,
  start as startServer,
} from './test-start.ts'

const data_dir = mkdtempSync(path.join(tmpdir(), 'seberang-start-'))
// PostgreSQL may run as another user, who has to get in.
chmodSync(data_dir, 0o755)

const start = (env: Record<string, string>) => startServer({ DATA_DIR: data_dir, ...env })

after(async () => {
  killRunning()
  await stopLeftover(data_dir)
  rmSync(data_dir, { recursive: true, force: true })
})

function postgresPid() {
  return Number(readFileSync(path.join(data_dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

test('a start makes a database and shows the way in; a second one says that the first runs; -9 does no harm; a signal stops both', async () => {
  const PORT = String(await freePort())
  const first = start({ PORT })
  await prints(first, /is ready: http:\/\/localhost/)
  assert.match(first.output, /customer@seberang\.example +[a-z2-7]{16}/)
  assert.equal((await askPatiently(`http://localhost:${PORT}/`)).status, 200)
  await findsItsFiles(`http://localhost:${PORT}`)

  const second = start({ PORT: String(await freePort()) })
  assert.equal(await second.ended, 1)
  assert.match(second.output, new RegExp(`running already at http://localhost:${PORT}`))

  const pid = postgresPid()
  first.child.kill('SIGKILL')
  await first.ended
  const again = start({ PORT })
  await prints(again, /is ready/)
  assert.equal(postgresPid(), pid, 'the PostgreSQL left behind is taken over')
  await recovers(`http://localhost:${PORT}/readyz`)

  again.child.kill('SIGINT')
  assert.equal(await again.ended, 0)
  assert.equal(existsSync(path.join(data_dir, 'postgres/postmaster.pid')), false, 'PostgreSQL is stopped too')
})

/** Gathered into a few files, the server still finds what lies beside its sources and in its packages. */
async function findsItsFiles(base: string) {
  const document = await askPatiently(`${base}/api/openapi.json`)
  assert.match(await document.text(), /"operationId":"register".+"example"/)
  const password = 'password123'
  const fields = { name: 'Siti Aminah', email: 'siti@example.com', phone: '123456789', phone_country: 'MY' }
  const refused = await askPatiently(`${base}/api/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, password, password_confirmation: password }),
  })
  assert.match(await refused.text(), /error\.password_common/)
}

test('a PostgreSQL of our own that is killed comes back by itself', async () => {
  const PORT = String(await freePort())
  const server = start({ PORT })
  await prints(server, /is ready/)
  const regions = `http://localhost:${PORT}/api/v1/region/MY`
  const pid = postgresPid()
  process.kill(pid, 'SIGKILL')
  while ((await fetch(regions)).status !== 503) await sleep(50)
  await recovers(regions)
  assert.notEqual(postgresPid(), pid)
  assert.match(server.output, /Our PostgreSQL is gone/)

  server.child.kill('SIGTERM')
  assert.equal(await server.ended, 0)
  assert.equal(
    existsSync(path.join(data_dir, 'postgres/postmaster.pid')),
    false,
    'the new one is stopped too',
  )
})

test('a wrong value stops the start with a sentence that names it', async () => {
  const cases: [env: Record<string, string>, words: RegExp][] = [
    [{ PORT: 'many' }, /PORT must be a port number/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be an address such as postgres:/],
    [
      { DATABASE_URL: 'postgres://x@localhost/x', SECRET_KEY: '' },
      /SECRET_KEY must be set when DATABASE_URL is/,
    ],
    [{ SMTP_URL: 'http://x' }, /SMTP_URL must be an address such as smtp:/],
  ]
  for (const [env, words] of cases) {
    const server = start(env)
    assert.equal(await server.ended, 1)
    assert.match(server.output, words)
  }
})

test('a start while PostgreSQL is still away waits and says so; one gone silent means 503 until it is back', async () => {
  const bridge = await makeBridge()
  // Also after a failure: an open gate would keep this process waiting.
  after(bridge.close)
  const PORT = String(await freePort())
  const env = {
    PORT,
    DATABASE_URL: bridge.url,
    SECRET_KEY: 'x'.repeat(32),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(data_dir, 'away'),
  }
  const server = start(env)
  await prints(server, /does not answer yet; waiting/)
  bridge.open()
  await prints(server, /is ready/)
  const regions = `http://localhost:${PORT}/api/v1/region/MY`
  assert.equal((await askPatiently(regions)).status, 200)
  assert.equal(
    (await askPatiently(`http://localhost:${PORT}/mailbox`)).status,
    404,
    'the mailbox is of the embedded mode only',
  )

  bridge.silence()
  assert.equal((await fetch(regions)).status, 503)
  assert.equal(server.child.exitCode, null, server.output)
  assert.equal((await fetch(`http://localhost:${PORT}/readyz`)).status, 503)
  bridge.speak()
  await recovers(regions)

  server.child.kill('SIGTERM')
  assert.equal(await server.ended, 0)
})

/** A way to a database of its own that can be opened late and fall silent with its sockets open. */
async function makeBridge() {
  const real = new URL(await copyDatabase())
  const port = await freePort()
  const url = new URL(real)
  url.port = String(port)
  const sockets = new Set<Socket>()
  let isSilent = false
  const gate = createServer((socket) => {
    const onward = connect(Number(real.port), real.hostname)
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(end)
      end.on('error', () => other.destroy())
      end.on('close', () => other.destroy())
      end.on('data', (chunk: Buffer) => isSilent || other.write(chunk))
    }
  })
  return {
    url: url.href,
    open: () => gate.listen(port, '127.0.0.1'),
    silence: () => {
      isSilent = true
    },
    speak: () => {
      isSilent = false
      for (const socket of sockets) socket.destroy()
    },
    close: () => {
      gate.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
