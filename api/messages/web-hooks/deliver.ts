import type { Keys } from '../../platform/keys.ts'
import { sql, type Kysely } from 'kysely'
import {
  failingFor_days,
  hookPatience_s,
  hookWaits_s,
  signatureHeader,
} from '#contract/messages/web-hooks.ts'
import type { DB } from '#database/schema.ts'
import { sendLetter } from '../letters/send.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { fetchOutside, OutsideRefused } from '../../platform/outside-address.ts'
import { openText } from '../../platform/sealed-text.ts'
import { traced } from '../../platform/tracing.ts'
import { transaction } from '../../platform/transaction.ts'
import { signatureOf } from './sign.ts'

export const deliverJob = 'web_hooks_deliver'
export const hookSecrets = 'web hooks'

interface Parts {
  db: Kysely<DB>
  keys: Keys
  jobs: () => Jobs
  /** What tests put in the place of the world. */
  call?: typeof fetchOutside
}

/** Sends what is due: at once when something happened, and each minute what failed before. */
export function deliverHooksJob(parts: Parts) {
  return { name: deliverJob, every: '* * * * *', work: () => deliverDue(parts) }
}

// Well below the two minutes that a job may take.
const most_ms = 60_000

async function deliverDue(parts: Parts) {
  const until = Date.now() + most_ms
  while (Date.now() < until) {
    const due = await claim(parts.db)
    if (due.length === 0) return
    await Promise.all(due.map((delivery) => deliver(parts, delivery)))
  }
}

interface Due {
  id: string
  hook_id: string
  event: string
  url: string
  sealed_secret: Buffer
  body: string
  attempts: number
  traceparent: string | null
}

/**
 * A few of each address, so that a slow one keeps nobody waiting. Claimed for two minutes: a second job finds
 * nothing, and should this process die they are sent again with the same event id.
 */
async function claim(db: Kysely<DB>) {
  const { rows } = await sql<Due>`
    with due as (
      select d.id from web_hooks h cross join lateral (
        select id from web_hook_deliveries
        where hook_id = h.id and status = 'waiting' and next_at <= now() order by id limit 3 for update skip locked) d
      where h.disabled_at is null and (h.rests_until is null or h.rests_until <= now())
        and exists (select from web_hook_deliveries w where w.hook_id = h.id and w.status = 'waiting' and w.next_at <= now())
      limit 15
    )
    update web_hook_deliveries d set next_at = now() + interval '2 minutes', attempts = d.attempts + 1, last_at = now()
    from due, web_hooks h
    where d.id = due.id and h.id = d.hook_id
    returning d.id, d.hook_id, d.event, h.url, h.sealed_secret, d.payload::text as body, d.attempts, d.traceparent`.execute(
    db,
  )
  return rows
}

const mostOfAnswer_bytes = 2000

async function deliver({ db, keys, jobs, call = fetchOutside }: Parts, due: Due) {
  const started = performance.now()
  const answer = await send(call, due, openText(keys, hookSecrets, due.hook_id, due.sealed_secret))
  const ms = Math.round(performance.now() - started)
  const isThere = answer.status !== null && answer.status >= 200 && answer.status < 300
  if (isThere) await noteSuccess(db, due, answer, ms)
  else await noteFailure(db, jobs(), due, answer, ms)
}

interface Answer {
  status: number | null
  text: string
}

async function send(
  call: typeof fetchOutside,
  { id, event, url, body, traceparent }: Due,
  secret: string,
): Promise<Answer> {
  const seconds = Math.floor(Date.now() / 1000)
  try {
    const headers = {
      'content-type': 'application/json',
      'seberang-event': event,
      'seberang-delivery': id,
      [signatureHeader]: signatureOf(secret, seconds, body),
    }
    const limits = { timeout_ms: hookPatience_s * 1000, most_bytes: mostOfAnswer_bytes }
    const { status, body: answer } = await traced(
      { name: `web hook ${event}`, kind: 'service', parent: traceparent ?? undefined },
      () => call(url, { method: 'POST', body, headers, ...limits }),
      ({ status }) => ({ 'http.response.status_code': status }),
    )
    return { status, text: plain(answer.toString('utf8')) }
  } catch (error) {
    return { status: null, text: reasonOf(error) }
  }
}

/** Words of our own: what a socket says may tell of our network. */
function reasonOf(error: unknown) {
  if (error instanceof OutsideRefused) return error.reason
  if (error instanceof Error && error.name === 'AbortError') return 'timed_out'
  return 'no_connection'
}

function plain(text: string) {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .slice(0, 500)
    .toWellFormed()
}

async function noteSuccess(
  db: Kysely<DB>,
  { id, hook_id, attempts }: Due,
  { status, text }: Answer,
  ms: number,
) {
  await sql`
    with done as (
      update web_hook_deliveries set status = 'delivered', next_at = null, last_status = ${status}, last_ms = ${ms}, last_answer = ${text}
      where id = ${id}::uuid and status = 'waiting' and attempts = ${attempts} returning 1
    )
    update web_hooks set failing_since = null, rests_until = null
    where id = ${hook_id}::uuid and (failing_since is not null or rests_until is not null)`.execute(db)
}

/** The next try comes later and later; the address rests a little, and after days of silence it is switched off. */
async function noteFailure(
  db: Kysely<DB>,
  jobs: Jobs,
  { id, hook_id, attempts }: Due,
  { status, text }: Answer,
  ms: number,
) {
  const wait_s = hookWaits_s[attempts - 1] ?? null
  await transaction(db, async (tx) => {
    await sql`
      update web_hook_deliveries set last_status = ${status}, last_ms = ${ms}, last_answer = ${text},
        status = case when ${wait_s}::int is null then 'failed' else 'waiting' end,
        next_at = now() + make_interval(secs => ${wait_s}::int)
      where id = ${id}::uuid and status = 'waiting' and attempts = ${attempts}`.execute(tx)
    const { rows } = await sql<{ is_disabled: boolean }>`
      update web_hooks set failing_since = coalesce(failing_since, now()), rests_until = now() + interval '30 seconds',
        disabled_at = case when failing_since < now() - make_interval(days => ${failingFor_days}::int) then now() end
      where id = ${hook_id}::uuid and disabled_at is null
      returning disabled_at is not null as is_disabled`.execute(tx)
    if (rows[0]?.is_disabled) await sendLetter(tx, jobs, { cause: 'web_hook', hook_id })
  })
}
