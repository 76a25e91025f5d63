import { sql, type RawBuilder } from 'kysely'
import { failedAttempts } from '#contract/parcels/parcel-steps.ts'
import type { z } from 'zod'
import type { answerers } from '#contract/parcels/answerers.ts'
import {
  agreements,
  keptContact_days,
  longOut_h,
  sayNobodyCame,
  showReport,
} from '#contract/parcels/receiver-answers.ts'
import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import {
  answerReport as answering,
  listReceiverAnswers,
  reopenReport as reopening,
} from '#contract/parcels/report-replies.ts'
import { email } from '#contract/people/accounts.ts'
import { countryCodes } from '#contract/places/countries.ts'
import { toE164 } from '#contract/places/phone.ts'
import { listed } from '../../platform/listed.ts'
import { numberIn } from '../parcels/carried.ts'
import { sendAhead, type Db } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { countAgainst, type Limit } from '../../platform/limits.ts'
import type { Keys } from '../../platform/keys.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import type { App } from '../../platform/serve.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { answerReport, reopenReport } from './answer-report.ts'
import { missed } from './misses.ts'
import { reportOf } from './read-report.ts'
import { holderOf } from './visit-key.ts'

const saysPerHour = 10

export function nobodyCameRoutes(app: App) {
  app.serve(sayNobodyCame, async ({ user, params, body, visitor, once }) => {
    const number = numberIn(params.number)
    await limitSays(app.db, number, visitor)
    const contact = reachedAt(body.contact ?? '')
    const key = body.visit_key ?? ''
    return once(async (tx) => {
      const said_by = await answererOf(tx, app.keys, number, { key, user_id: user?.id })
      return say(tx, number, { words: body.words, contact, said_by })
    })
  })
  app.serve(showReport, async ({ user, params, body, visitor }) => {
    const number = readTrackingNumber(params.number)
    // A wrong check character cannot be a number of ours.
    if (!number) throw notFound()
    const report = await reportOf(app.db, app.keys, number, { key: body.visit_key ?? '', user_id: user?.id })
    if (report === undefined) throw await missed(app.db, visitor)
    return { report }
  })
  app.serve(listReceiverAnswers, ({ query }) => answersOf(app.db, query))
  app.serve(answering, ({ params, body, user, once }) =>
    once((tx) => answerReport(tx, { ...params, ...body, admin_id: user.id })),
  )
  app.serve(reopening, ({ params, body, user, once }) =>
    once((tx) => reopenReport(tx, { ...params, ...body, admin_id: user.id })),
  )
}

function limitSays(db: Db, number: string, { network, proofFor }: Visitor) {
  const limits: Limit[] = [
    { bucket: `nobody-came:${network}`, most: saysPerHour, seconds: 3600, isShared: true },
  ]
  return countAgainst(db, limits, proofFor(number))
}

/** The attempt that can be answered now: the latest event but for days agreed on since, unless somebody has answered it already. */
export function answerable(order_id: RawBuilder<unknown>) {
  return sql`
    select e.id from (select * from parcel_events_of(${order_id}) last
      where last.code not in (${listed(agreements)}) order by last.seq desc limit 1) e
    where (e.code in (${listed(failedAttempts)})
        or (e.code = 'out_for_delivery' and e.at < now() - make_interval(hours => ${longOut_h}::int)))
      and not exists (select from receiver_answers r where r.event_id = e.id)`
}

/** A number as it is typed in one of our countries is stored as it is dialled from anywhere. */
function reachedAt(typed: string) {
  if (typed === '') return null
  if (typed.includes('@')) {
    const address = email.safeParse(typed)
    if (address.success) return address.data
  } else {
    const digits = typed.replaceAll(/[^+\d]/g, '')
    const number = countryCodes.map((country) => toE164(digits, country)).find(Boolean)
    if (number) return number
  }
  throw invalidField('contact', 'error.contact_invalid')
}

interface Asking {
  /** Of a private link, or ''. */
  key: string
  /** Of whoever is signed in. */
  user_id: string | undefined
}

/** A key that was guessed says no more than the number; nobody is told whether it was right. */
async function answererOf(tx: Db, keys: Keys, tracking_number: string, { key, user_id }: Asking) {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('tracking_number', '=', tracking_number)
    .executeTakeFirst()
  const party = order && holderOf(keys, order.id, key)
  if (party) return party
  return user_id !== undefined && order?.user_id === user_id ? 'owner' : 'anybody'
}

interface Said {
  words: string
  contact: string | null
  said_by: (typeof answerers)[number]
}

async function say(tx: Db, tracking_number: string, { words, contact, said_by }: Said) {
  // Two who tap at once meet at the unique attempt: the second stores nothing.
  const { rows } = await sql<{ id: string; order_id: string; event_id: string; said_at: Date }>`
    insert into receiver_answers (order_id, event_id, words, contact, said_by)
    select p.order_id, e.id, nullif(${words}, ''), ${contact}, ${said_by} from parcels p cross join lateral (${answerable(sql`p.order_id`)}) e
    where p.tracking_number = ${tracking_number}
    on conflict (event_id) do nothing
    returning id, order_id, event_id, at as said_at`.execute(tx)
  const [said] = rows
  if (!said) throw await reasonAgainst(tx, tracking_number)
  const { order_id, event_id, said_at } = said
  await record(tx, { name: 'nobody_came', order_id, subject_id: event_id })
  return { said_at, contact }
}

/** Words of receivers about orders of somebody who goes, and where they were reached; `orders` is the list of their ids. */
export function forgetAnswers(tx: Db, orders: RawBuilder<unknown>) {
  return sendAhead(
    tx,
    sql`update receiver_answers set words = null, contact = null, answer = null where order_id in ${orders}`,
  )
}

/** By then the office has answered. */
export function forgetContactsJob({ db }: { db: Db }) {
  return {
    name: 'forget_contacts',
    every: '37 3 * * *',
    work: async () => {
      await sql`update receiver_answers set contact = null
        where contact is not null and at < now() - make_interval(days => ${keptContact_days}::int)`.execute(
        db,
      )
    },
  }
}

async function reasonAgainst(db: Db, tracking_number: string) {
  const parcel = await db
    .selectFrom('parcels')
    .select('order_id')
    .where('tracking_number', '=', tracking_number)
    .executeTakeFirst()
  return parcel ? conflict('nothing_to_answer') : notFound()
}

type Answer = z.output<typeof listReceiverAnswers.data>['answer_data'][number]

const all = { which: sql`true`, order: sql`r.id desc`, after: sql.raw('<') }
const lists = {
  // Whoever was promised an answer first is answered first.
  waiting: { which: sql`r.answered_at is null`, order: sql`r.id`, after: sql.raw('>') },
  answered: { ...all, which: sql`r.answered_at is not null` },
}

async function answersOf(db: Db, asked: z.output<typeof listReceiverAnswers.query>) {
  const { which, order, after } = asked.state ? lists[asked.state] : all
  const { rows } = await sql<Answer>`
    select r.id, p.tracking_number, e.code as attempt, e.at as attempt_at, u.name as attempt_by, r.words, r.said_by, r.contact, r.at, p.code, p.macro,
      r.answered_at, a.name as answered_by, r.answer
    from receiver_answers r join parcel_events_of(r.order_id) e on e.id = r.event_id join parcels p on p.order_id = r.order_id
      left join users u on u.id = e.actor_id left join users a on a.id = r.answered_by
    where ${which} and (${asked.cursor ?? null}::uuid is null or r.id ${after} ${asked.cursor ?? null}::uuid)
    order by ${order} limit ${rowsFor(asked)}`.execute(db)
  const { page, next_cursor } = asPage(rows, asked)
  return { answer_data: page, next_cursor }
}
