import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, insist } from './call.ts'
import { openShop, type Shop } from './customers.ts'
import { median, seconds } from './figures.ts'
import { verify } from './verify.ts'
import type { World } from './world.ts'

const atOnce = 4

export const killApproval = {
  name: 'app killed between an approval and its effect',
  required: 'every approval that was acknowledged takes effect once, after the restart if not before',
  size: 20,
  act: killAroundEffect,
}

/** Half of the kills come before anything followed from the approvals, half while they take effect. */
async function killAroundEffect(world: World, times: number, patience_ms = 60_000) {
  const shop = openShop(world)
  const effect_ms: number[] = []
  const all: string[] = []
  let before = 0
  for (let time = 0; time < times; time += 1) {
    const approved = await Promise.all(Array.from({ length: atOnce }, () => approve(world, shop)))
    all.push(...approved)
    if (time % 2 === 0) await world.server.kill()
    await bringNearer(world)
    if (time % 2 === 1) await amidEffects(world, approved)
    before += atOnce - (await countPending(world, approved))
    const began = performance.now()
    world.server.start()
    await world.server.ready(patience_ms)
    while ((await countPending(world, approved)) > 0 && performance.now() - began < patience_ms)
      await sleep(50)
    effect_ms.push(performance.now() - began)
  }
  const wrong = await verify(world, shop)
  const [counted] = await world.postgres.query<{ done: number }>(
    `select count(*)::int as done from approvals where status = 'done' and payment_id = any($1::uuid[])`,
    [all],
  )
  const done = counted?.done ?? 0
  if (done !== all.length) wrong.push(`${done} of ${all.length} approvals took effect`)
  return {
    wrong,
    measured: `${times} kills, ${done} approvals, ${before} of them in effect before a kill; the others at most ${seconds(Math.max(...effect_ms))} after the start (median ${seconds(median(effect_ms))})`,
    tally: String(shop.tally),
  }
}

/** An order that is paid with a proof, and an approval that was acknowledged to the office. */
async function approve({ server, people, postgres }: World, shop: Shop) {
  const entry = await shop.order({ type: 'qris' })
  await shop.pay(entry)
  const [payment] = await postgres.query<{ id: string; proof_id: string }>(
    'select id, proof_id from payments where order_id = $1',
    [entry.id],
  )
  if (!payment) throw new Error(`not paid: ${entry.answer}`)
  const { id, proof_id } = payment
  const url = `${server.url}/api/staff/v1/payment/${id}/approval`
  const key = randomUUID()
  const answer = await insist(() => call(url, people.admin.token, { key, body: { proof_id } }), shop)
  if (answer.status !== 200) throw new Error(`not approved: ${answer.status} ${answer.code_message}`)
  return id
}

/** Approvals take effect at once instead of after ten seconds. */
async function bringNearer({ postgres }: World) {
  await postgres.query(`update approvals set takes_effect_at = now() where status = 'pending'`)
  await postgres.query(
    `update jobs.job set start_after = now() where name = 'approval_due' and state = 'created'`,
  )
}

async function amidEffects(world: World, approved: readonly string[]) {
  for (let waited = 0; waited < 100 && (await countPending(world, approved)) === atOnce; waited += 1)
    await sleep(20)
  await sleep(Math.random() * 20)
  await world.server.kill()
}

async function countPending({ postgres }: World, approved: readonly string[]) {
  const [counted] = await postgres.query<{ pending: number }>(
    `select count(*)::int as pending from payments where id = any($1::uuid[]) and status = 'awaiting_approval'`,
    [approved],
  )
  return counted?.pending ?? 0
}
