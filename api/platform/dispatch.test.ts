import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from './database.ts'
import { startDispatch, type Consumer, type Happened } from './dispatch.ts'
import { record } from './events.ts'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/test-until.ts'

const server = await startTestServer()
const { db } = server
// Its own dispatcher would take what these tests want to see.
await server.dispatch.stop()

const logged: object[] = []
const log = { error: (facts: object) => void logged.push(facts) }
const watch = { isUp: () => true }

/** Runs a dispatch over the consumers until nothing waits. */
async function dispatched(consumers: Consumer[], isUp = () => true) {
  const dispatch = startDispatch({ db, watch: { isUp }, log }, consumers)
  await until(async () => (await waiting()) === 0)
  await dispatch.stop()
}

async function waiting() {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from dispatch where set_aside_at is null`.execute(db)
  return rows[0]?.open ?? 0
}

function keeping(name: string) {
  const kept: Happened[] = []
  const consumer: Consumer = { name, take: async (_, happened) => void kept.push(...happened) }
  return { kept, consumer }
}

function happen(name: string, count = 1) {
  return sql`insert into events (name, data) select ${name}, jsonb_build_object('n', n) from generate_series(1, ${count}::int) n`.execute(
    db,
  )
}

test('what happened reaches everybody once, in order and in heaps', async () => {
  await happen('things_happened', 450)
  const [one, two] = [keeping('one'), keeping('two')]
  await dispatched([one.consumer, two.consumer])
  const numbers = Array.from({ length: 450 }, (_, place) => place + 1)
  for (const { kept } of [one, two])
    assert.deepEqual(
      kept.map(({ data }) => data['n']),
      numbers,
    )
  assert.deepEqual([one.kept[0]?.source, one.kept[0]?.name], ['event', 'things_happened'])
})

test('what is rolled back never happened', async () => {
  await assert.rejects(() =>
    db.transaction().execute(async (tx) => {
      await record(tx, { name: 'order_placed', subject_id: randomUUIDv7() })
      throw new Error('changed my mind')
    }),
  )
  assert.equal(await waiting(), 0)
})

test('two processes share what waits and tell nothing twice', async () => {
  await happen('shared_work', 1000)
  const [one, two] = [keeping('same'), keeping('same')]
  await Promise.all([dispatched([one.consumer]), dispatched([two.consumer])])
  const ids = [...one.kept, ...two.kept].map(({ id }) => id)
  assert.equal(ids.length, 1000)
  assert.equal(new Set(ids).size, 1000)
})

test('an effect that failed is taken back and made again', async () => {
  await happen('second_time_lucky')
  let times = 0
  const consumer: Consumer = {
    name: 'forgetful',
    take: async (tx, [happened]) => {
      await sql`insert into effects (key) values (${`forgetful:${happened?.id}`})`.execute(tx)
      times += 1
      if (times === 1) throw Object.assign(new Error('gone'), { code: '57P01' })
    },
  }
  await dispatched([consumer])
  const { rows } = await sql`select from effects where key like 'forgetful:%'`.execute(db)
  assert.deepEqual([times, rows.length], [2, 1])
})

test('one at a time is one, however PostgreSQL finds it', async () => {
  const stubborn = new URL(server.url)
  stubborn.searchParams.set(
    'options',
    ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'].map((way) => `-c enable_${way}=off`).join(' '),
  )
  const forced = openDatabase(stubborn.href, 2)
  await sql`insert into events (name) values ('first_of_all'), ('then_this'), ('at_last')`.execute(db)
  await sql`update dispatch set consumer = 'slow'`.execute(db)
  const slow = keeping('slow')
  const dispatch = startDispatch({ db: forced.db, watch, log }, [slow.consumer])
  await until(async () => (await waiting()) === 0)
  await dispatch.stop()
  await forced.close()
  assert.deepEqual(
    slow.kept.map(({ name }) => name),
    ['first_of_all', 'then_this', 'at_last'],
  )
})

test('no statement chooses some of many behind `in`, where they may be chosen again for each row', () => {
  const root = path.resolve(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const again = /\bin \(\s*select(?:[^()]|\([^()]*\))*?\blimit\b/i
  assert.ok(files.length > 300)
  assert.deepEqual(
    files.filter((file) => again.test(readFileSync(path.join(root, file), 'utf8'))),
    [],
  )
})

test('what one consumer cannot take is set aside for it alone, with one line', async () => {
  await sql`insert into events (name) values ('before_it'), ('poison'), ('after_it')`.execute(db)
  const well = keeping('well')
  const kept: string[] = []
  const choosy: Consumer = {
    name: 'choosy',
    take: async (_, happened) => {
      if (happened.some(({ name }) => name === 'poison')) throw new TypeError('not that')
      kept.push(...happened.map(({ name }) => name))
    },
  }
  await dispatched([well.consumer, choosy])
  // First, because it says why, should more have been set aside.
  assert.deepEqual(
    logged.map((line) => ('err' in line ? String(line.err) : line)),
    ['TypeError: not that'],
  )
  assert.deepEqual(kept, ['before_it', 'after_it'])
  // The heap was taken back for both, so nobody has anything twice.
  const told = well.kept.slice(-3).map(({ name }) => name)
  assert.deepEqual(told, ['before_it', 'poison', 'after_it'])
  const { rows } = await sql<{ consumer: string }>`select consumer from dispatch`.execute(db)
  assert.deepEqual(rows, [{ consumer: 'choosy' }])
  const mended = keeping('choosy')
  const next = startDispatch({ db, watch, log }, [mended.consumer])
  await until(() => mended.kept.length > 0)
  await next.stop()
  assert.deepEqual(
    mended.kept.map(({ name }) => name),
    ['poison'],
  )
})

test('what is not in the history is told to nobody, and set aside with one line', async () => {
  logged.length = 0
  await sql`insert into dispatch (source, event_id) values ('event', gen_random_uuid())`.execute(db)
  await happen('told_all_the_same')
  const calm = keeping('calm')
  const dispatch = startDispatch({ db, watch, log }, [calm.consumer])
  await until(() => calm.kept.length > 0)
  await until(() => logged.length > 0)
  await dispatch.stop()
  assert.deepEqual(
    calm.kept.map(({ name }) => name),
    ['told_all_the_same'],
  )
  assert.match(JSON.stringify(logged), /"event":null,"consumer":"calm"/)
  await sql`delete from dispatch where consumer = 'calm'`.execute(db)
})

test('what waits for a consumer that a process does not have is left for one that has it', async () => {
  await sql`insert into dispatch (source, event_id, consumer)
    select 'event', id, 'newcomer' from events order by id desc limit 1`.execute(db)
  const older = keeping('older')
  await happen('told_meanwhile')
  const dispatch = startDispatch({ db, watch, log }, [older.consumer])
  await until(() => older.kept.length > 0)
  await dispatch.stop()
  assert.deepEqual(
    older.kept.map(({ name }) => name),
    ['told_meanwhile'],
  )
  assert.equal(await waiting(), 1)
  const newcomer = keeping('newcomer')
  await dispatched([older.consumer, newcomer.consumer])
  assert.equal(newcomer.kept.length, 1)
  assert.equal(older.kept.length, 1)
})

test('trouble that passes leaves set aside what was set aside', async () => {
  logged.length = 0
  await sql`insert into events (name) values ('bad_seed'), ('late_guest')`.execute(db)
  let times = 0
  const consumer: Consumer = {
    name: 'unlucky',
    take: async (_, happened) => {
      if (happened.some(({ name }) => name === 'bad_seed')) throw new TypeError('not that')
      times += 1
      if (times === 1) throw Object.assign(new Error('gone'), { code: '57P01' })
    },
  }
  await dispatched([consumer])
  assert.deepEqual([times, logged.length], [2, 1])
  const { rows } = await sql<{ consumer: string }>`
    delete from dispatch where set_aside_at is not null returning consumer`.execute(db)
  assert.deepEqual(rows, [{ consumer: 'unlucky' }])
})

test('a database that is away is not asked, and what waits is told when it is back', async () => {
  await happen('waited_for_it')
  let isUp = false
  const { kept, consumer } = keeping('patient')
  setTimeout(() => void (isUp = true), 300)
  const statements = await server.countStatements(() => dispatched([consumer], () => isUp))
  assert.ok(statements > 0)
  assert.deepEqual(
    kept.map(({ name }) => name),
    ['waited_for_it'],
  )
})

test('idle, it costs one statement a second', async () => {
  const statements = await server.countStatements(async () => {
    const dispatch = startDispatch({ db, watch, log }, [])
    await sleep(3500)
    await dispatch.stop()
  })
  assert.ok(
    statements <= 5,
    `${statements} statements in three and a half seconds, the first start's own among them`,
  )
})
