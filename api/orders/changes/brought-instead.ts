import { sql, type Transaction } from 'kysely'
import { line, percentOf, sumOf, type PricedLine } from '#contract/prices/priced-line.ts'
import type { DB } from '#database/schema.ts'
import { oweRefund } from '../../money/payments/owe.ts'
import { stillPaid } from '../../money/payments/still-paid.ts'
import { sendAhead } from '../../platform/database.ts'
import { keepChange } from './keep-change.ts'
import { joinLastPrice } from './last-price.ts'

interface ToFetch {
  user_id: string | null
  total_sen: number
  lines: PricedLine[]
  /** Where whoever takes it in works; the office has no counter. */
  counter_id: string | null
  counter: string | null
  most_sen: number
}

interface Brought {
  total_sen: number
  lines: PricedLine[] | null
  counter: string | null
}

/** A parcel that was to be fetched and is brought costs what it costs when it is brought, unless a courier came in vain. */
export async function broughtInstead(tx: Transaction<DB>, order_id: string, actor_id: string) {
  const order = await toFetch(tx, order_id, actor_id)
  if (!order) return
  const { counter_id, counter, user_id, total_sen } = order
  const lines = withoutPickup(order.lines)
  const new_total_sen = sumOf(lines)
  await sendAhead(
    tx,
    sql`update shipment_parties set service_type = 'drop_off', drop_point_id = ${counter_id}::uuid where order_id = ${order_id}::uuid and party = 'sender'`,
  )
  const fields = changedFields('pickup', 'drop_off', [null, counter])
  const change = { changed_by: actor_id, fields, new_total_sen, lines, voids_label: false }
  const subject_id = await keepChange(tx, { order_id, total_sen }, change)
  const amount_sen = Math.min(total_sen - new_total_sen, order.most_sen)
  if (amount_sen <= 0) return
  await oweRefund(tx, {
    kind: 'change',
    subject_id,
    order_id,
    user_id,
    amount_sen,
    why: 'brought_to_counter',
  })
}

/** It was taken in by mistake: its courier comes as ordered. What was given back stays so, because the mistake was ours. */
export async function fetchedAfterAll(tx: Transaction<DB>, order_id: string, actor_id: string) {
  const { rows } = await sql<Brought>`
    update shipment_parties f set service_type = 'pickup', drop_point_id = null
    from (select c.new_total_sen, c.lines, c.voids_label from order_changes c where c.order_id = ${order_id}::uuid order by c.id desc limit 1) last,
      (select (select l.label from shipment_parties s join locations l on l.id = s.drop_point_id
        where s.order_id = ${order_id}::uuid and s.party = 'sender') as counter) was
    where f.order_id = ${order_id}::uuid and f.party = 'sender' and f.service_type = 'drop_off' and not last.voids_label
    returning last.new_total_sen as total_sen, last.lines, was.counter`.execute(tx)
  const [brought] = rows
  if (!brought) return
  const { total_sen, lines, counter } = brought
  const fields = changedFields('drop_off', 'pickup', [counter, null])
  const change = { changed_by: actor_id, fields, new_total_sen: total_sen, lines, voids_label: false }
  await keepChange(tx, { order_id, total_sen }, change)
}

type Service = 'pickup' | 'drop_off'

/** A counter has a name; the office and a courier have none. */
function changedFields(
  before: Service,
  after: Service,
  [from, to]: readonly [from: string | null, to: string | null],
) {
  const place = { name: 'drop_point' as const, before: from ?? '', after: to ?? '' }
  return [{ name: 'sender_service' as const, before, after }, ...(from === to ? [] : [place])]
}

async function toFetch(tx: Transaction<DB>, order_id: string, actor_id: string) {
  const { rows } = await sql<ToFetch>`
    select o.user_id, coalesce(last.new_total_sen, o.total_sen) as total_sen,
      coalesce(last.lines, (select jsonb_agg(jsonb_build_object('code', l.code, 'params', l.params, 'amount_sen', l.amount_sen) order by l.position)
        from order_lines l where l.order_id = o.id), '[]') as lines,
      counter.id as counter_id, counter.label as counter, greatest(0, ${stillPaid(sql`o.id`)})::bigint as most_sen
    from orders o join shipment_parties f on f.order_id = o.id and f.party = 'sender' and f.service_type = 'pickup'
      ${joinLastPrice}
      left join users who on who.id = ${actor_id}::uuid left join locations counter on counter.id = who.location_id and counter.is_drop_point
    where o.id = ${order_id}::uuid
      and not exists (select from parcel_events e where e.order_id = o.id and e.code = 'pickup_failed')`.execute(
    tx,
  )
  return rows[0]
}

/** Tax goes by what is left. */
function withoutPickup(lines: readonly PricedLine[]) {
  const untaxed = lines.filter(({ code }) => code !== 'pickup' && code !== 'tax')
  const taxes = lines.filter(({ code }) => code === 'tax')
  return [
    ...untaxed,
    ...taxes.map(({ code, params }) => line(code, percentOf(sumOf(untaxed), params.percent ?? 0), params)),
  ]
}
