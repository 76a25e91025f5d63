import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeLifetime_min } from '#contract/people/accounts.ts'
import { voucherLifetime_months } from '#contract/money/voucher-lifetime.ts'
import { openShop } from './customers.ts'
import { askForAccount, letterTo } from './mail.ts'
import { verify } from './verify.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const day_ms = 86_400_000
const node_args = ['--import', path.join(import.meta.dirname, 'shifted-clock.ts')]
// The jobs that expire things run once a minute.
const longerThanAJob_s = 75

function withClock(days: number, words: string): Scenario {
  return {
    name: `app clock a day ${words}`,
    required: 'nothing expires early or late',
    size: longerThanAJob_s,
    world: { node_args, env: { CLOCK_SHIFT_MS: String(days * day_ms) } },
    act: liveWithWrongClock,
  }
}

export const clockAhead = withClock(1, 'ahead')
export const clockBehind = withClock(-1, 'behind')

async function liveWithWrongClock(world: World, during_s: number) {
  const shop = openShop(world)
  const close = shop.crowd(2)
  const account = await askForAccount(world)
  const letter = await letterTo(world, account.email, 30_000)
  const verified = await verifyCode(world, account, /\b\d{6}\b/.exec(letter.text ?? '')?.[0])
  await sleep(3000)
  await close()
  await sleep(during_s * 1000)
  const early = await world.postgres.query<{ what: string }>(untimely)
  const late_s = await expiresAfter_s(world, await shop.order({ type: 'qris' }))
  const wrong = await verify(world, shop)
  if (verified !== 200) wrong.push(`a fresh code was answered ${verified}`)
  for (const { what } of early) wrong.push(what)
  if (late_s > longerThanAJob_s) wrong.push(`a due payment expired only after ${late_s} s`)
  return {
    wrong,
    measured: `${during_s} s, ${early.length} things early or late, a due payment expired after ${late_s} s`,
    tally: String(shop.tally),
  }
}

const untimely = `
  select 'the clock was not off' as what where not exists (
    select from files where storage_key not like '%/' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD') || '/%')
  union all   select 'a payment expired early' as what from payments where status = 'expired'
  union all select 'a deadline is not a day away' from payments
    where deadline_at not between now() + interval '23 hours 50 minutes' and now() + interval '24 hours'
  union all select 'a job is not due with its deadline' from jobs.job j join payments p on p.order_id::text = j.data->>'order_id'
    where j.name = 'payment_due' and abs(extract(epoch from j.start_after - p.deadline_at)) > 5
  union all select 'a session ended' where (select count(*) from sessions where expires_at > now() + interval '1 day') < 101
  union all select 'a code does not live its ${codeLifetime_min} minutes' from one_time_codes
    where expires_at - sent_at not between interval '${codeLifetime_min - 1} minutes' and interval '${codeLifetime_min + 1} minutes'
  union all select 'a voucher does not live its ${voucherLifetime_months} months' from vouchers
    where expires_at < now() + interval '${voucherLifetime_months} months' - interval '1 day'
  union all select 'a kept answer is gone' where (select count(*) from idempotency) < (select count(*) from orders)`

/** The deadline passes by the clock of the database; the job that looks for such payments has to find it. */
async function expiresAfter_s({ postgres }: World, { id }: { id?: string }) {
  await postgres.query(`update payments set deadline_at = now() - interval '1 second' where order_id = $1`, [
    id,
  ])
  for (let second = 0; second < 150; second += 1) {
    const [payment] = await postgres.query<{ status: string }>(
      'select status from payments where order_id = $1',
      [id],
    )
    if (payment?.status === 'expired') return second
    await sleep(1000)
  }
  return Infinity
}

async function verifyCode(
  { server }: World,
  { request_id }: { request_id: string },
  code: string | undefined,
) {
  const reply = await fetch(`${server.url}/api/v1/verify-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request_id, code }),
  })
  return reply.status
}
