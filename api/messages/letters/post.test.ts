import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { register, verifyRegistration } from '#contract/people/accounts.ts'
import { readConfig } from '../../platform/config.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { until } from '../../testing/test-until.ts'
import { openPost } from './post.ts'

const received: Buffer[] = []
let thinks_ms = 0
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_, __, done) => void setTimeout(done, thinks_ms),
  onRcptTo: (_, __, done) => void setTimeout(done, thinks_ms),
  onData: (stream, _, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      received.push(Buffer.concat(chunks))
      done()
    })
  },
})
await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
after(() => void smtp.close())
const address = smtp.server.address()
const SMTP_URL = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const server = await startTestServer({ SMTP_URL })

async function mailTo(recipient: string) {
  for (let waited = 0; waited < 100; waited += 1) {
    const mails = await Promise.all(received.map((raw) => PostalMime.parse(raw)))
    const found = mails.filter(({ to }) => to?.[0]?.address === recipient)
    if (found.length > 0) return found
    await sleep(100)
  }
  throw new Error(`no mail came to ${recipient}`)
}

function body(email: string) {
  return {
    name: 'Nur Contoh',
    email,
    phone: '0123456789',
    phone_country: 'MY' as const,
    password: 'kopi-tarik-7',
    password_confirmation: 'kopi-tarik-7',
  }
}

test('the code comes by mail in the language of the reader, and is the right one', async () => {
  const cases = [
    ['id', 'Kode verifikasi'],
    ['my', 'Kod pengesahan'],
    ['sg', 'verification code'],
  ] as const
  for (const [language, words] of cases) {
    const email = `reader-${language}@example.com`
    const { data } = await server.call(
      register,
      { body: body(email) },
      { headers: { cookie: `language=${language}` } },
    )
    const [mail] = await mailTo(email)
    assert.match(mail?.subject ?? '', new RegExp(words))
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    assert.equal(
      (await server.call(verifyRegistration, { body: { request_id: data.request_id, code } })).code,
      200,
    )
  }
})

test('the owner of a known address is told, without a code', async () => {
  const email = 'reader-id@example.com'
  received.length = 0
  await server.call(register, { body: body(email) })
  const [mail] = await mailTo(email)
  assert.match(mail?.subject ?? '', /sudah punya akun/)
  assert.doesNotMatch(mail?.text ?? '', /\b\d{6}\b/)
})

test('a letter to a mail server that takes its time goes out once', async () => {
  // Together longer than a transaction may usually stay idle, each shorter than a mail server is waited for.
  thinks_ms = 6000
  const email = 'patient@example.com'
  await server.call(register, { body: body(email) })
  await sleep(2 * thinks_ms)
  assert.equal((await mailTo(email)).length, 1)
  thinks_ms = 0
  // The job knows that its letter went out.
  await until(async () => (await jobsNotDone()) === 0)
})

async function jobsNotDone() {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from jobs.job where name = 'prompt_letter' and state <> 'completed'`.execute(
    server.db,
  )
  return rows[0]?.open ?? 0
}

test('a line break in a subject cannot start a header', async () => {
  received.length = 0
  const post = openPost(server.config)
  await post(
    'target@example.com',
    'sg',
    { subject: 'Hello\r\nBcc: thief@example.com', paragraphs: ['Text'] },
    'effect-1',
  )
  const [mail] = await mailTo('target@example.com')
  assert.equal(mail?.bcc, undefined)
  assert.equal(mail?.subject, 'Hello Bcc: thief@example.com')
})

test('without SMTP mails land in the outbox, once for their key', async () => {
  const data_dir = await mkdtemp(path.join(tmpdir(), 'seberang-outbox-'))
  const post = openPost(readConfig({ DATA_DIR: data_dir }))
  for (let time = 0; time < 2; time += 1)
    await post('a@example.com', 'my', { subject: 'Helo', paragraphs: ['Teks'] }, 'same-key')
  assert.deepEqual(await readdir(path.join(data_dir, 'outbox')), ['same-key.eml'])
  await rm(data_dir, { recursive: true })
})
