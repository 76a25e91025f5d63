import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startTestServer } from '../testing/test-server.ts'
import { serveMetrics } from './metrics-page.ts'

// Nobody here takes the jobs that are looked at.
const { db, http } = await startTestServer({ RUNS: 'web' })
const port = 5290
const stop = await serveMetrics(port, db)
test.after(stop)

const look = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

test('jobs that are due, how long they have waited and those given up are on the page', async () => {
  await sql`insert into jobs.job (name, state, start_after, data)
    select q.name, s.state::jobs.job_state, now() - interval '20 minutes', '{}'
    from (select name from jobs.queue where name = 'letters' or name like '%letter%' limit 1) q, (values ('created'), ('failed')) s (state)`.execute(
    db,
  )
  const text = await look()
  assert.match(text, /^jobs_waiting\{queue="[^"]*letter[^"]*"\} 1$/m)
  assert.match(text, /^jobs_failed\{queue="[^"]*letter[^"]*"\} 1$/m)
  const [, seconds] = /^jobs_wait_seconds\{queue="[^"]*letter[^"]*"\} ([\d.]+)$/m.exec(text) ?? []
  assert.ok(Number(seconds) >= 1200 && Number(seconds) < 1300)
  assert.match(text, /^database_up 1$/m)
})

test('every metric that alerts and dashboard name is on the page', async () => {
  await http.inject('/livez')
  const text = await look()
  const files = await Promise.all(
    ['alerts.yaml', 'dashboard.json'].map((name) => readFile(`deploy/${name}`, 'utf8')),
  )
  const named = new Set(files.join('\n').match(/\b(?:http|database|jobs|nodejs|process)_[a-z0-9_]+\b/g))
  assert.ok(named.size >= 10)
  const missing = [...named].filter((name) => !new RegExp(`^${name}(?:\\{| )`, 'm').test(text))
  assert.deepEqual(missing, [])
})

test('a database that does not answer is said, and the page still comes', async () => {
  await db.destroy()
  assert.match(await look(), /^database_up 0$/m)
})
