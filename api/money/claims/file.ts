import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { company } from '#contract/site/company.ts'
import { look_working_days, mostPaid } from '#contract/money/claim-rules.ts'
import type { newClaim } from '#contract/money/claims.ts'
import { workingDaysLater } from '#contract/prices/working-days.ts'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import { decideDue, endOfDay, officeZone } from './clock.ts'
import { attachPictures, tell } from './history.ts'
import { parcelRecord } from './parcel-record.ts'

type New = z.output<typeof newClaim>
type Parcel = Awaited<ReturnType<typeof parcelRecord>>['parcel']

export async function fileFor(tx: Transaction<DB>, user_id: string, given: New) {
  const { order_id, kind, wanted, description, picture_ids } = given
  // The lock first: of two filings at once the second sees the claim of the first.
  await sendAhead(
    tx,
    sql`select from shipments s join orders o on o.id = s.order_id
      where s.order_id = ${order_id}::uuid and o.user_id = ${user_id}::uuid for update of s`,
  )
  const { has_open, parcel } = await parcelRecord(tx, order_id, user_id)
  if (has_open) throw conflict('claim_open')
  const refusal = parcel.windows.find((window) => window.kind === kind)?.refusal
  if (refusal) throw conflict(refusal)
  const items_sen = valueOf(given.items, parcel)
  if (wanted > items_sen) throw invalidField('wanted', 'error.wanted_above_items')
  const id = randomUUIDv7()
  const cover_sen = parcel.cover_left
  await sendAhead(
    tx,
    sql`insert into claims (id, order_id, user_id, kind, description, cover_sen, wanted_sen, items_sen, look_due_at, decide_due_at)
      values (${id}::uuid, ${order_id}::uuid, ${user_id}::uuid, ${kind}, ${description}, ${cover_sen}, ${wanted}, ${items_sen},
        ${endOfDay(await lookDue(tx))}, ${decideDue})`,
  )
  await sendAhead(
    tx,
    tx.insertInto('claim_items').values(given.items.map((item) => ({ ...item, claim_id: id, order_id }))),
  )
  const event_id = await tell(tx, {
    claim_id: id,
    order_id,
    what: 'filed',
    side: 'customer',
    actor_id: user_id,
    amount_sen: wanted,
  })
  await attachPictures(tx, { claim_id: id, event_id, user_id, picture_ids })
  return { id, most: mostPaid({ cover: cover_sen, wanted, items: items_sen }).most }
}

/** What the things concerned cost by the list of the order; never more of them than were sent. */
function valueOf(items: New['items'], { items: sent }: Parcel) {
  return items.reduce((sum, { position, quantity }, place) => {
    const known = sent.find((item) => item.position === position)
    if (!known || quantity > known.left)
      throw invalidField(`items.${place}.quantity`, 'error.claim_more_than_sent')
    return sum + known.unit_value * quantity
  }, 0)
}

/** The first decision is promised in working days of the head office. */
async function lookDue(tx: Transaction<DB>) {
  const { rows } = await sql<{ today: string; holidays: string[] }>`
    select local.today::text as today, array(select h.date::text from holidays h
      where h.country = ${company.country} and h.date between local.today and local.today + 60) as holidays
    from (select (now() at time zone ${officeZone})::date as today) local`.execute(tx)
  const [{ today = '', holidays = [] } = {}] = rows
  return workingDaysLater(today, look_working_days, { weekend: 'sat-sun', holidays })
}
