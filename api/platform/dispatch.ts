import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { asRefusal } from './database-errors.ts'
import type { DatabaseWatch } from './database-watch.ts'
import { Refusal } from './errors.ts'
import type { Log } from './log.ts'
import { traced } from './tracing.ts'
import { transaction } from './transaction.ts'

/** An event or a step of a parcel, as it was recorded. */
export interface Happened {
  id: string
  source: 'event' | 'parcel_event'
  name: string
  order_id: string | null
  subject_id: string | null
  actor_id: string | null
  data: Record<string, unknown>
  at: Date
  /** The work that recorded it, when that was part of a trace. */
  traceparent: string | null
}

/** Sends jobs or inserts rows with the transaction given, nothing else: then each effect comes once and none is lost. */
export interface Consumer {
  name: string
  take: (tx: Transaction<DB>, happened: Happened[]) => Promise<void>
}

interface Parts {
  db: Kysely<DB>
  watch: Pick<DatabaseWatch, 'isUp'>
  log: Pick<Log, 'error'>
}

const look_ms = 1000
const mostAtOnce = 200

/** Passes on what happened, once a second and at once while there is more. */
export function startDispatch(parts: Parts, consumers: Consumer[]) {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isFirst = true
  let underWay = look()

  async function look() {
    try {
      if (parts.watch.isUp()) {
        if (isFirst) await takeUpAgain(parts.db)
        // Known before anything else may fail: what this start sets aside stays so.
        isFirst = false
        await lookOnce(parts, consumers, stop.signal)
      }
    } catch {
      // Taken again in a second; meanwhile everything stays where it is.
    }
    if (!stop.signal.aborted) timer = setTimeout(() => void (underWay = look()), look_ms)
  }

  return {
    stop: async () => {
      stop.abort()
      clearTimeout(timer)
      await underWay
    },
  }
}

/** What an earlier start set aside this one may know how to take. */
function takeUpAgain(db: Kysely<DB>) {
  return sql`update dispatch set set_aside_at = null where set_aside_at is not null`.execute(db)
}

async function lookOnce(parts: Parts, consumers: Consumer[], stop: AbortSignal) {
  const { db } = parts
  const { rows } = await sql<{ is_waiting: boolean }>`
    select exists (
      select from dispatch where set_aside_at is null and (consumer is null or ${knownTo(consumers)})
    ) as is_waiting`.execute(db)
  if (!rows[0]?.is_waiting) return
  await traced({ name: 'dispatch' }, async () => {
    while (!stop.aborted && (await passOnMany(db, consumers)) === mostAtOnce);
    while (!stop.aborted && (await passOnOne(parts, consumers)));
  })
}

/** When one of them cannot be taken, each is passed on alone, so that only that one waits. */
async function passOnMany(db: Kysely<DB>, consumers: Consumer[]) {
  try {
    return await transaction(db, async (tx) => {
      const happened = read(await take(tx, sql`consumer is null`, mostAtOnce))
      if (happened.length > 0) for (const consumer of consumers) await consumer.take(tx, happened)
      return happened.length
    })
  } catch (error) {
    if (isPassing(error)) throw error
    await sql`
      with taken as (${taken(sql`consumer is null`, mostAtOnce)})
      insert into dispatch (source, event_id, order_id, traceparent, consumer)
      select source, event_id, order_id, traceparent, name from taken, unnest(${consumers.map(({ name }) => name)}::text[]) name order by id`.execute(
      db,
    )
    return mostAtOnce
  }
}

async function passOnOne({ db, log }: Parts, consumers: Consumer[]) {
  let tried: Waiting | undefined
  try {
    return await transaction(db, async (tx) => {
      tried = (await take(tx, knownTo(consumers), 1))[0]
      const consumer = consumers.find(({ name }) => name === tried?.consumer)
      if (tried && consumer) await consumer.take(tx, read([tried]))
      return tried !== undefined
    })
  } catch (error) {
    if (!tried || isPassing(error)) throw error
    await sql`update dispatch set set_aside_at = now() where id = ${tried.place}`.execute(db)
    const { id, name, consumer } = tried
    log.error(
      { err: error, event_id: id, event: name, consumer },
      'Something that happened could not be passed on; it is set aside until the next start.',
    )
    return true
  }
}

/** A process of another version leaves what is meant for a consumer it does not have. */
function knownTo(consumers: Consumer[]) {
  return sql`consumer = any(${consumers.map(({ name }) => name)}::text[])`
}

/** The database's trouble, not that of what happened. */
function isPassing(error: unknown) {
  return error instanceof Refusal || asRefusal(error) !== undefined
}

interface Taken extends Happened {
  place: number
  consumer: string | null
}

/** As it is read; without a name what happened is not to be found in the history. */
interface Waiting extends Omit<Taken, 'name' | 'data' | 'at'> {
  name: Taken['name'] | null
  data: Taken['data'] | null
  at: Taken['at'] | null
}

function isRead(row: Waiting): row is Taken {
  return row.name !== null
}

/** Nothing is told of what cannot be read, and nothing is lost of it: the transaction that took it is rolled back. */
function read(rows: readonly Waiting[]) {
  const found = rows.filter(isRead)
  if (found.length < rows.length) throw new Error('Something that happened is not in the history.')
  return found
}

/**
 * Gone with the commit; another process meanwhile takes the ones after them. An array is chosen once: behind `in` the
 * choice may be made again for each row, and then more go than were asked for and nobody is told of the others.
 */
function taken(which: ReturnType<typeof sql>, limit: number) {
  return sql`
    delete from dispatch where id = any(array(
      select id from dispatch where set_aside_at is null and ${which} order by id limit ${limit} for update skip locked
    )) returning id, source, event_id, order_id, traceparent, consumer`
}

/** Each is read from its one month: a plan over all of them is made often and costs more than it saves. */
async function take(tx: Transaction<DB>, which: ReturnType<typeof sql>, limit: number) {
  const { rows } = await sql<Waiting>`
    with taken as (${taken(which, limit)})
    select t.id as place, t.consumer, t.source, t.event_id as id, coalesce(e.name, p.code) as name,
      coalesce(e.order_id, p.order_id) as order_id, e.subject_id, coalesce(e.actor_id, p.actor_id) as actor_id,
      coalesce(e.data, p.params) as data, coalesce(e.at, p.at) as at, t.traceparent
    from taken t
    left join event_of(case when t.source = 'event' then t.event_id end) e on true
    left join parcel_events_of(t.order_id) p on p.id = t.event_id
    order by t.id`.execute(tx)
  return rows
}
