import type { Keys } from '../../platform/keys.ts'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { ChangedField } from '#contract/orders/order-changes.ts'
import type { changeReceiver } from '#contract/orders/receiver-changes.ts'
import { toE164 } from '#contract/places/phone.ts'
import type { DB } from '#database/schema.ts'
import { bookVisitOf, freeVisitsOf } from '../../places/slots/slots.ts'
import { sendAhead } from '../../platform/database.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { lockOrder } from '../cancellations/lock.ts'
import { keepChange } from '../changes/keep-change.ts'
import { emptiedWith } from '../placing/party-columns.ts'
import { placeFee } from '../placing/place-fee.ts'
import { sealIdNumber } from '../shipments/id-numbers.ts'
import { passportIsOwn } from '../shipments/own-passports.ts'
import { addressFeeOf, isHandedOver, isOver, obstacleTo, standingOf, type Standing } from './standing.ts'

interface Change {
  by: { id: string; isOwner: boolean }
  number: string
  chosen: z.output<typeof changeReceiver.body>
  /** What the office saw that another address costs. */
  seen_fee_sen: number
}

interface Parts {
  jobs: Jobs
  keys: Keys
}

/** Who takes the parcel and where, with what that costs, in one transaction. */
export async function change(
  parts: Parts,
  tx: Transaction<DB>,
  { by, number, chosen, seen_fee_sen }: Change,
) {
  await lockOrder(tx, number)
  const standing = await standingOf(tx, number)
  if (!standing) throw notFound()
  const obstacle = by.isOwner ? ownerObstacleTo(standing) : obstacleTo(standing, by.id)
  if (obstacle) throw conflict(obstacle)
  const fields = changesIn(standing, chosen)
  if (fields.length === 0) throw conflict('receiver_unchanged')
  const changed = fields.map(({ name }) => name)
  if (changed.includes('name')) await checkIdentity(tx, standing, { by, chosen })
  const isMoved = changed.includes('address') || changed.includes('postal_code')
  const fee_sen = isMoved ? await addressFeeOf(tx, standing) : 0
  if (!by.isOwner && isMoved && seen_fee_sen !== fee_sen)
    throw conflict('refund_changed', { fee: fee_sen / 100 })
  await keep(parts, tx, standing, { chosen, isMoved })
  const { total_sen } = standing
  await keepChange(tx, standing, { changed_by: by.id, fields, new_total_sen: total_sen, lines: null })
  await record(tx, {
    name: 'receiver_changed',
    order_id: standing.order_id,
    actor_id: by.id,
    data: { changed, fee_sen },
  })
  const fee = fee_sen > 0 ? await askForFee(parts, tx, standing, fee_sen) : undefined
  return { id: standing.order_id, fee_number: fee?.number ?? null }
}

function ownerObstacleTo(standing: Standing) {
  if (isOver(standing)) return 'order_over'
  return isHandedOver(standing) ? 'parcel_handed_over' : undefined
}

/** What is different, as it was and as it is from now on. The number of an identity document is never repeated. */
function changesIn(standing: Standing, chosen: Change['chosen']) {
  const columns = columnsOf(chosen)
  const field = (name: keyof typeof columns & ChangedField) =>
    standing[name] === columns[name] ? [] : [{ name, before: standing[name] ?? '', after: columns[name] }]
  const fields = {
    name: field('name'),
    phone: field('phone'),
    address: field('address'),
    postal_code: field('postal_code'),
  } satisfies Record<keyof typeof columns, unknown>
  return [
    ...Object.values(fields).flat(),
    ...(chosen.id_number === '' ? [] : [{ name: 'id_number' as const, before: '', after: '' }]),
  ]
}

/** What the row of the receiver keeps as it was said; their identity is sealed. */
function columnsOf({
  phone,
  phone_country,
  id_number: _number,
  passport_image_id: _picture,
  ...same
}: Change['chosen']) {
  return { ...same, phone: toE164(phone, phone_country) ?? '' }
}

/** A new receiver brings identity. The office takes it by telephone, and asks for the picture where customs does. */
async function checkIdentity(
  tx: Transaction<DB>,
  { needs_picture }: Standing,
  { by, chosen }: Pick<Change, 'by' | 'chosen'>,
) {
  if (chosen.id_number === '') throw invalidField('id_number', 'error.id_number_required')
  if (!by.isOwner) return
  const own = passportIsOwn(by.id, chosen, needs_picture)
  const { rows } = await sql<{ is_own: boolean }>`select ${own} as is_own`.execute(tx)
  if (rows[0]?.is_own) return
  const missing = chosen.passport_image_id === ''
  throw invalidField('passport_image_id', missing ? 'error.passport_image_required' : 'error.passport_used')
}

interface Kept {
  chosen: Change['chosen']
  isMoved: boolean
}

async function keep({ keys }: Parts, tx: Transaction<DB>, standing: Standing, { chosen, isMoved }: Kept) {
  const { order_id, has_visit, name } = standing
  const columns = Object.entries(columnsOf(chosen))
  const assigned = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  // In a batch shipments share the visit at one door: another address is a door of its own, and takes its own place.
  const isOwnDoor = isMoved && has_visit
  if (isOwnDoor) await freeVisitsOf(tx, order_id, 'receiver')
  await sendAhead(
    tx,
    sql`update shipment_parties set ${sql.join(assigned)}, ${emptiedWith('door', isMoved)}, ${emptiedWith('person', chosen.name !== name)}
      where order_id = ${order_id}::uuid and party = 'receiver'`,
  )
  if (chosen.id_number !== '')
    await sendAhead(
      tx,
      sql`update shipment_parties set sealed_id_number = ${sealIdNumber(keys, order_id, chosen.id_number)},
          passport_image_id = case when ${chosen.name === name} then passport_image_id else nullif(${chosen.passport_image_id}, '')::uuid end
        where order_id = ${order_id}::uuid and party = 'receiver'`,
    )
  if (isOwnDoor && !(await bookVisitOf(tx, order_id, 'receiver'))) throw conflict('slot_full')
}

function askForFee(parts: Parts, tx: Transaction<DB>, standing: Standing, amount_sen: number) {
  const { order_id: concerns, user_id, payment_account_id, payment_type_id } = standing
  const how = { user_id, payment_account_id, payment_type_id }
  return placeFee(parts, tx, { kind: 'address_change', concerns, amount_sen, ...how })
}
