import assert from 'node:assert/strict'
import { test } from 'node:test'
import { easiestProof_bits, hardestProof_bits } from '#contract/platform/proof-of-work.ts'
import { Refusal } from './errors.ts'
import { countAgainst, countMisses, type Limit } from './limits.ts'
import { firstKeys } from './keys.ts'
import type { ProofContext } from './proof-of-work.ts'
import { proofAsked } from '../testing/test-proof.ts'
import { startTestServer } from '../testing/test-server.ts'
import { networkOf } from './visitor.ts'

const server = await startTestServer()
const { db } = server
const context: ProofContext = {
  keys: firstKeys('a secret of at least 32 characters'),
  purpose: 'POST /test',
  account: 'somebody',
  network: '198.51.100.1',
  proof: undefined,
}

async function countOf(bucket: string) {
  const row = await db.selectFrom('limits').select('count').where('bucket', '=', bucket).executeTakeFirst()
  return row?.count ?? 0
}

async function fill(bucket: string, count: number) {
  await db
    .insertInto('limits')
    .values({ bucket, count, resets_at: new Date(Date.now() + 3_600_000) })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ count }))
    .execute()
}

async function refusalOf(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  assert.ok(error instanceof Refusal)
  return { code: error.status, code_message: error.code_message, details: error.details ?? {} }
}

test('what one bucket refuses is counted in none, however often it is asked', async () => {
  const limits = [
    { bucket: 'own:one', most: 2, seconds: 60 },
    { bucket: 'everybody', most: 100, seconds: 60 },
  ]
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => countAgainst(db, limits)))
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 2)
  assert.deepEqual([await countOf('own:one'), await countOf('everybody')], [2, 2])
})

test('four processes at once let exactly as many through as one would', async () => {
  const others = await Promise.all([1, 2, 3].map(() => server.startAnother()))
  const processes = [server, ...others]
  // Named in different orders: whoever comes first locks first, and nobody waits for ever.
  const limits = [
    { bucket: 'shared:a', most: 7, seconds: 60 },
    { bucket: 'shared:b', most: 9, seconds: 60 },
  ]
  const tries = await Promise.allSettled(
    Array.from({ length: 60 }, (_, time) =>
      countAgainst(processes[time % 4]?.db ?? db, time % 2 === 0 ? limits : limits.toReversed()),
    ),
  )
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 7)
  assert.deepEqual([await countOf('shared:a'), await countOf('shared:b')], [7, 7])
})

test('of tries only misses stay counted, and fifty at once are no way past', async () => {
  const limits = [{ bucket: 'tries', most: 5, seconds: 60 }]
  for (let time = 0; time < 8; time += 1) await countMisses(db, limits, undefined, async () => 'hit')
  assert.equal(await countOf('tries'), 0)
  let made = 0
  const miss = async () => {
    made += 1
    throw new Refusal('wrong_credentials')
  }
  await Promise.allSettled(Array.from({ length: 50 }, () => countMisses(db, limits, undefined, miss)))
  assert.deepEqual([made, await countOf('tries')], [5, 5])
})

test('a trouble of ours is no miss', async () => {
  const limits = [{ bucket: 'trouble', most: 5, seconds: 60 }]
  await assert.rejects(
    countMisses(db, limits, undefined, async () => {
      throw new Error('the database is away')
    }),
  )
  assert.equal(await countOf('trouble'), 0)
})

const shared: Limit[] = [{ bucket: 'crowd', most: 4, seconds: 60, isShared: true }]

test('a shared limit never closes: it asks for work that doubles as it is over further', async () => {
  const askedAt = async (count: number) => {
    await fill('crowd', count)
    const { code, code_message, details } = await refusalOf(countAgainst(db, shared, context))
    assert.deepEqual([code, code_message], [429, 'proof_of_work_required'])
    return details['difficulty']
  }
  assert.equal(await askedAt(4), easiestProof_bits)
  assert.equal(await askedAt(8), easiestProof_bits + 1)
  assert.equal(await askedAt(16), easiestProof_bits + 2)
  assert.equal(await askedAt(4_000_000), hardestProof_bits)
  assert.equal(await countOf('crowd'), 4_000_000)
})

test('a solved proof passes once, for its own call, account and network, and is counted', async () => {
  await fill('crowd', 4)
  const headers = proofAsked(await refusalOf(countAgainst(db, shared, context)))
  const proof = headers['proof-of-work']
  for (const other of [{ purpose: 'POST /other' }, { account: 'other' }, { network: '198.51.100.2' }])
    await refusalOf(countAgainst(db, shared, { ...context, ...other, proof }))
  assert.equal(await countOf('crowd'), 4)
  const twice = await Promise.allSettled([1, 2].map(() => countAgainst(db, shared, { ...context, proof })))
  assert.equal(twice.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal(await countOf('crowd'), 5)
  const again = await refusalOf(countAgainst(db, shared, { ...context, proof }))
  assert.equal(again.code_message, 'proof_of_work_required')
})

test('a proof that is made up, not solved or too easy by now passes nothing', async (t) => {
  await fill('crowd', 4)
  const { details } = await refusalOf(countAgainst(db, shared, context))
  const challenge = String(details['challenge'])
  const easy = {
    ...context,
    proof: proofAsked(await refusalOf(countAgainst(db, shared, context)))['proof-of-work'],
  }
  for (const proof of [
    '',
    'nonsense',
    `${challenge}.1`,
    `${challenge}.-1`,
    challenge,
    `9999999.00.${'a'.repeat(16)}.${'a'.repeat(35)}.0`,
  ])
    await refusalOf(countAgainst(db, shared, { ...context, proof }))
  await fill('crowd', 16)
  await refusalOf(countAgainst(db, shared, easy))
  await fill('crowd', 15)
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 121_000 })
  await refusalOf(countAgainst(db, shared, easy))
  t.mock.timers.reset()
  await countAgainst(db, shared, easy)
})

test('a network is an address of IPv4, and a /64 of IPv6 however it is written', () => {
  assert.equal(networkOf('203.0.113.7'), '203.0.113.7')
  assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7')
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64')
  assert.equal(networkOf('2001:0db8:0001:0002::9'), '2001:db8:1:2::/64')
  assert.equal(networkOf('2001:db8::1'), '2001:db8:0:0::/64')
  assert.equal(networkOf('::1'), '0:0:0:0::/64')
})

test('names of buckets may be as long as an address of mail', async () => {
  await countAgainst(db, [{ bucket: `to:${'x'.repeat(300)}`, most: 1, seconds: 60 }])
  const refused = await refusalOf(
    countAgainst(db, [{ bucket: `to:${'x'.repeat(300)}`, most: 1, seconds: 60 }]),
  )
  assert.equal(refused.code_message, 'too_many_requests')
})
