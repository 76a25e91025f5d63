import { typesHolding } from '#contract/site/order-types.ts'
import type { Keys } from '../../platform/keys.ts'
import { sql, type RawBuilder } from 'kysely'
import { rupiahFor } from '#contract/prices/rupiah.ts'
import { backInCashTypes, paymentRules } from '#contract/site/payment-types.ts'
import { canCarryAmount, currencyOf, readMerchantQr, withAmount } from '#contract/money/emv-qr.ts'
import type { ShownParty } from '#contract/orders/shown-shipment.ts'
import { accountUrl } from '../../site/master-data/master-data.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { masked, openIdNumber } from '../shipments/id-numbers.ts'
import { awaitedDay, boxService, isLate } from '../../parcels/tracking/late.ts'
import { papersFor } from '../../papers/shipment-paper.ts'
import { listed } from '../../platform/listed.ts'
import { asPaper } from './papers.ts'
import type { Transaction } from './transaction.ts'
import { shipmentJson } from './shipment-columns.ts'

/** The order that this one follows from. */
export const concerned = sql`
  select jsonb_build_object('id', c.id, 'tracking_number', c.tracking_number) from orders c where c.id = o.concerns`

/** How many shipments a batch has, and where they are. */
export const batchJson = sql`
  select jsonb_build_object('parcels', sum(count)::int, 'states', jsonb_agg(jsonb_build_object('macro', macro, 'count', count) order by count desc))
  from (select pa.macro, count(*)::int as count from orders c left join parcels pa on pa.order_id = c.id
    where o.type in (${listed(typesHolding('orders'))}) and c.paid_with = o.id group by 1) states
  having count(*) > 0`

const receiverRegion = sql`(select sp.region_id from shipment_parties sp where sp.order_id = o.id and sp.party = 'receiver')`
const shipmentLate = sql`(select ${awaitedDay('s', 'r')} from shipments s
  left join shipment_parties r on r.order_id = s.order_id and r.party = 'receiver' where s.order_id = o.id)`
const boxDay = sql`(select b.visit_day from box_purchases b where b.order_id = o.id)`
const boxRegion = sql`(select b.region_id from box_purchases b where b.order_id = o.id)`

/** Where the parcel is, and whether its promised day has passed. */
const parcelNow = sql`
  select jsonb_build_object('code', pa.code, 'macro', pa.macro, 'is_late', ${isLate({
    code: sql`pa.code`,
    promised: sql`coalesce(${shipmentLate}, ${boxDay})`,
    region: sql`coalesce(${receiverRegion}, ${boxRegion})`,
  })}) from parcels pa where pa.order_id = o.id`

/** The deadline takes effect to the second, even before the job has recorded it. A paid order may be cancelled later. */
export const status = sql`case when exists (select from cancellations c where c.order_id = o.id) then 'cancelled'
  when p.status = 'awaiting_payment' and p.deadline_at <= now() then 'expired' else p.status end`

type Stored = Omit<
  Transaction,
  'qr_text' | 'qr_has_amount' | 'qr_rupiah' | 'account_url' | 'cancellation' | 'changes' | 'late_transfers'
> & {
  /** Inside a JSON column moments are text. */
  changes: (Omit<Transaction['changes'][number], 'at'> & { at: string })[]
  late_transfers: (Omit<Transaction['late_transfers'][number], 'at'> & { at: string })[]
  cancellation: (Omit<NonNullable<Transaction['cancellation']>, 'at'> & { at: string }) | null
  account_id: string
  static_qr: string | null
  rupiah_per_ringgit: number
}

export async function transactionOf(parts: Parts, user_id: string, id: string): Promise<Transaction> {
  return read(parts, id, sql`o.user_id = ${user_id}::uuid`)
}

/** As its owner sees it, for the office. */
export function anyTransactionOf(parts: Parts, id: string) {
  return read(parts, id, sql`true`)
}

interface Parts {
  db: Db
  keys: Keys
}

async function read({ db, keys }: Parts, id: string, scope: RawBuilder<unknown>): Promise<Transaction> {
  const { rows } = await sql<Stored>`
    select o.id, o.tracking_number, o.type, (${concerned}) as concerns, o.reference, (${batchJson}) as batch, o.created_at, case when p.status = 'success' then p.decided_at end as paid_at, now() as now,
      (select jsonb_build_object('id', w.id, 'tracking_number', w.tracking_number) from orders w where w.id = o.paid_with) as paid_with, o.total_sen as total,
      ${status} as status, p.deadline_at, p.payment_type_id, a.bank_name, a.account_name, a.account_number,
      case when o.paid_with is null then p.base_sen else o.total_sen end as base_amount, case when o.paid_with is null then p.unique_sen else 0 end as unique_amount,
      case when o.paid_with is null then p.amount_sen else o.total_sen end as amount, case when o.paid_with is null then p.pay_reference end as pay_reference,
      p.reject_code, p.reject_reason, p.proof_sent_at, p.proof_id is not null as has_proof, case when o.paid_with is null then p.came_sen end as came, (select w.at from cancellation_wishes w where w.order_id = o.id) as cancel_wished_at, p.rupiah_per_ringgit, a.id as account_id, a.qr_text as static_qr,
      (select coalesce(jsonb_agg(jsonb_build_object('code', l.code, 'params', l.params, 'quantity', l.quantity,
        'unit_price', l.unit_sen, 'amount', l.amount_sen) order by l.position), '[]') from order_lines l where l.order_id = o.id) as lines,
      (${cancelled}) as cancellation, (${askedFees}) as fees, (${changed}) as changes, (${cameLate}) as late_transfers, (${boxPurchase}) as box_purchase, (${shipmentJson}) as shipment, (${parcelNow}) as parcel
    from orders o join payments p on p.order_id = coalesce(o.paid_with, o.id) join payment_accounts a on a.id = p.payment_account_id
    where o.id = ${id}::uuid and ${scope}`.execute(db)
  const [stored] = rows
  if (!stored) throw notFound()
  const lines = stored.lines.map((line) => ({ ...line, params: inRinggit(line.params) }))
  const shipment = stored.shipment && {
    ...withMaskedNumbers(keys, id, stored.shipment),
    papers: papersFor(asPaper(stored, stored.shipment)),
  }
  const cancellation = stored.cancellation && {
    ...stored.cancellation,
    at: new Date(stored.cancellation.at),
  }
  return {
    ...stored,
    lines,
    shipment,
    cancellation,
    changes: stored.changes.map(withMoment),
    late_transfers: stored.late_transfers.map(withMoment),
    account_url: accountUrl(stored.account_id),
    ...qrFor(stored),
  }
}

/** What is asked for an order afterwards, and how that stands. */
const askedFees = sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', f.order_id, 'tracking_number', fo.tracking_number, 'kind', f.kind, 'amount', fp.amount_sen,
    'is_waived', f.waived_at is not null, 'status', case when fp.status = 'awaiting_payment' and fp.deadline_at <= now() then 'expired' else fp.status end)
    order by f.order_id), '[]')
  from fees f join orders fo on fo.id = f.order_id join payments fp on fp.order_id = f.order_id where f.concerns = o.id`

/** What it was and is stays with the order until its people are forgotten. */
const changed = sql`
  select coalesce(jsonb_agg(jsonb_build_object('at', ch.at, 'old_total', ch.old_total_sen, 'new_total', ch.new_total_sen, 'fields', ch.fields) order by ch.id desc), '[]')
  from order_changes ch where ch.order_id = o.id and ch.fields <> '[]'`

const cameLate = sql`
  select coalesce(jsonb_agg(jsonb_build_object('amount', lt.amount_sen, 'at', lt.at, 'is_paid_back', lr.status = 'paid') order by lt.id), '[]')
  from late_transfers lt join refunds lr on lr.subject_id = lt.id
  where lt.order_id = o.id and lt.outcome = 'owed' and lt.undone_at is null`

const cancelled = sql`
  select jsonb_build_object('reason', c.reason, 'words', c.words, 'at', c.at, 'was_paid', c.was_paid,
    'is_own', coalesce(c.cancelled_by = o.user_id, false), 'refund', c.refund_sen,
    'refund_way', case when p.payment_type_id in (${listed(backInCashTypes)}) then 'cash'
      when exists (select from refund_accounts ra where ra.user_id = o.user_id) then 'account' else 'waits' end,
    'is_refunded', r.status is not distinct from 'paid', 'is_withdrawn', r.status is not distinct from 'withdrawn')
  from cancellations c left join refunds r on r.subject_id = c.order_id and r.kind = 'cancellation' where c.order_id = o.id`

/** The counter of whoever made the boxes ready; when the office said so, that of whoever has them in hand. */
const readyAt = sql`
  select jsonb_build_object('label', l.label, 'address', concat_ws(', ', l.address, concat_ws(' ', l.postal_code, lc.label)))
  from parcels pa join parcel_events_of(pa.order_id) e on e.code = 'ready_for_collection'
    left join users maker on maker.id = e.actor_id left join users holder on holder.id = pa.holder_id
    join locations l on l.id = coalesce(maker.location_id, holder.location_id) join cities lc on lc.code = l.city_id
  where pa.order_id = b.order_id and pa.code = 'ready_for_collection' order by e.seq desc limit 1`

/** The one its buyer named. */
const chosenCounter = sql`
  select jsonb_build_object('label', l.label, 'address', concat_ws(', ', l.address, concat_ws(' ', l.postal_code, lc.label)))
  from locations l join cities lc on lc.code = l.city_id where l.id = b.counter_id`

const boxPurchase = sql`
  select jsonb_build_object('box_label', b.box_label, 'length', b.length_cm, 'width', b.width_cm, 'height', b.height_cm,
    'quantity', b.quantity, 'cancelled', jsonb_array_length(alone.serials), 'cancelled_serials', alone.serials, 'price', b.price_sen, 'deposit', b.deposit_sen, 'service_id', s.id, 'service_label', s.label,
    'service', ${boxService}, 'counter', coalesce((${readyAt}), (${chosenCounter})),
    'name', b.name, 'phone', b.phone, 'email', b.email, 'address', b.address, 'postal_code', b.postal_code,
    'country_label', c.label, 'region_id', b.region_id, 'region_label', r.label, 'city_label', ci.label, 'district_label', d.label,
    'visit_day', b.visit_day, 'visit_from', to_char(t.starts, 'HH24:MI'), 'visit_to', to_char(t.ends, 'HH24:MI'))
  from box_purchases b join services s on s.id = b.service_id join countries c on c.code = b.country_id
    join regions r on r.code = b.region_id join cities ci on ci.code = b.city_id
    left join districts d on d.code = b.district_id left join time_slots t on t.id = b.time_slot_id
    cross join lateral (select coalesce(jsonb_agg(v.serial order by v.id), '[]') as serials
      from box_cancellations bc join vouchers v on v.id = bc.voucher_id where bc.order_id = b.order_id) alone
  where b.order_id = o.id`

/** The account's own code, asking for the exact amount where it may be changed; as it is where it may not. */
function qrFor({
  payment_type_id,
  static_qr,
  amount: asked_sen,
  came,
  tracking_number,
  rupiah_per_ringgit,
}: Stored) {
  const fields = paymentRules[payment_type_id].hasQr && static_qr ? readMerchantQr(static_qr) : undefined
  if (!fields) return { qr_text: static_qr, qr_has_amount: false, qr_rupiah: null }
  // Both are in sen here.
  const amount = asked_sen - (came ?? 0)
  const inRupiah = currencyOf(fields) === 'IDR'
  const rupiah = rupiahFor(amount, rupiah_per_ringgit)
  const qr_rupiah = inRupiah ? rupiah : null
  if (!canCarryAmount(fields)) return { qr_text: static_qr, qr_has_amount: false, qr_rupiah }
  const asked = inRupiah ? String(rupiah) : (amount / 100).toFixed(2)
  return { qr_text: withAmount(fields, asked, tracking_number), qr_has_amount: true, qr_rupiah }
}

function withMoment<Row extends { at: string }>({ at, ...row }: Row) {
  return { ...row, at: new Date(at) }
}

/** Parameters that are money lose their unit with their name. */
function inRinggit(params: Transaction['lines'][number]['params']) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) =>
      name.endsWith('_sen') && typeof value === 'number' ? [name.slice(0, -4), value / 100] : [name, value],
    ),
  )
}

function withMaskedNumbers(keys: Keys, id: string, shipment: NonNullable<Transaction['shipment']>) {
  const shown = (party: ShownParty) => ({
    ...party,
    id_number: party.id_number && masked(openIdNumber(keys, id, Buffer.from(party.id_number, 'hex'))),
  })
  return { ...shipment, sender: shown(shipment.sender), receiver: shown(shipment.receiver) }
}
