import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, insist } from './call.mjs'
import { openShop } from './customers.mjs'
import { median, seconds } from './figures.mjs'
import { verify } from './verify.mjs'

const atOnce = 4

export const killApproval = {
  name: 'app killed between an approval and its effect',
  required: 'every approval that was acknowledged takes effect once, after the restart if not before',
  size: 20,
  act: killAroundEffect,
}

/** Half of the kills come before anything followed from the approvals, half while they take effect. */
async function killAroundEffect(world, times, patience_ms = 60_000) {
  const shop = openShop(world)
  const effect_ms = []
  const all = []
  let before = 0
  for (let time = 0; time < times; time += 1) {
    const given = await Promise.all(Array.from({ length: atOnce }, () => approve(shop)))
    all.push(...given)
    if (time % 2 === 0) await world.server.kill()
    await bringNearer(world)
    if (time % 2 === 1) await amidEffects(world, given)
    before += atOnce - (await countPending(world, given))
    const began = performance.now()
    world.server.start()
    await world.server.ready(patience_ms)
    while ((await countPending(world, given)) > 0 && performance.now() - began < patience_ms) await sleep(50)
    effect_ms.push(performance.now() - began)
  }
  const wrong = await verify(world, shop)
  const [{ done }] = await world.postgres.query(
    `select count(*)::int as done from approvals where status = 'done' and payment_id = any($1::uuid[])`,
    [all],
  )
  if (done !== all.length) wrong.push(`${done} of ${all.length} approvals took effect`)
  return {
    wrong,
    measured: `${times} kills, ${done} approvals, ${before} of them in effect before a kill; the others at most ${seconds(Math.max(...effect_ms))} after the start (median ${seconds(median(effect_ms))})`,
    tally: String(shop.tally),
  }
}

/** An order that is paid with a proof, and an approval that the office was told is given. */
async function approve(shop) {
  const { server, people, postgres } = shop.world
  const entry = await shop.order({ type: 'qris' })
  await shop.pay(entry)
  const [{ id, proof_id }] = await postgres.query('select id, proof_id from payments where order_id = $1', [
    entry.id,
  ])
  const url = `${server.url}/api/staff/v1/payment/${id}/approval`
  const key = randomUUID()
  const answer = await insist(() => call(url, people.admin.token, { key, body: { proof_id } }), shop)
  if (answer.status !== 200) throw new Error(`not approved: ${answer.status} ${answer.code_message}`)
  return id
}

/** Nobody waits ten seconds. */
async function bringNearer({ postgres }) {
  await postgres.query(`update approvals set takes_effect_at = now() where status = 'pending'`)
  await postgres.query(
    `update jobs.job set start_after = now() where name = 'approval_due' and state = 'created'`,
  )
}

async function amidEffects(world, given) {
  for (let waited = 0; waited < 100 && (await countPending(world, given)) === atOnce; waited += 1)
    await sleep(20)
  await sleep(Math.random() * 20)
  await world.server.kill()
}

async function countPending({ postgres }, given) {
  const [{ pending }] = await postgres.query(
    `select count(*)::int as pending from payments where id = any($1::uuid[]) and status = 'awaiting_approval'`,
    [given],
  )
  return pending
}
