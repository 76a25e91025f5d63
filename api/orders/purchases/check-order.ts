import { z } from 'zod'
import type { CountryCode } from '#contract/places/countries.ts'
import { isPickup } from '#contract/site/master-data.ts'
import { toE164 } from '#contract/places/phone.ts'
import { changedBoxPrice, purchaseTotals } from '#contract/orders/purchases.ts'
import type { MasterRows } from '../../site/master-data/master-data.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import { accountFor } from '../placing/payment-account.ts'
import type { OrderBody } from './order-body.ts'

export type Choice = ReturnType<typeof checkOrder>

/** Everything that was chosen must be active, fit together and cost what the customer saw. */
export function checkOrder(rows: MasterRows, body: OrderBody) {
  const { box_detail, buyer_detail, visit } = body
  const country = countryFor(rows, buyer_detail.country)
  const service = serviceFor(rows, body.service_id, country)
  const account = accountFor(rows, body)
  const box = boxFor(rows, box_detail)
  const phone = toE164(buyer_detail.phone, country.code)
  if (!phone) throw invalidField('buyer_detail.phone', 'error.phone_invalid')
  if (visit && !rows.time_slots.some(({ id }) => id === visit.time_slot_id))
    throw invalidField('visit.time_slot_id', 'error.slot_not_available')
  const { counter_id = '' } = body
  if (counter_id !== '' && service.id !== 'pickup') throw invalidField('counter_id', 'error.invalid')
  return {
    box,
    account,
    service,
    counter_id: counter_id || null,
    country,
    visit,
    quantity: box_detail.qty,
    total_sen: purchaseTotals(box.price_sen, box.deposit_sen, box_detail.qty).total,
    buyer: { ...buyer_detail, phone },
  }
}

function countryFor(rows: MasterRows, given: string) {
  const country = rows.countries.find(
    ({ code, label }) => code === given || label.toLowerCase() === given.toLowerCase(),
  )
  if (!country) throw invalidField('buyer_detail.country', 'error.country_required')
  if (!country.is_purchase_available) throw invalidField('buyer_detail.country', 'error.box_not_in_country')
  return country
}

function serviceFor(
  rows: MasterRows,
  given: string,
  country: { code: CountryCode; is_pickup_available: boolean },
) {
  const service = rows.services.find(({ id }) => id === given)
  if (!service || (isPickup(service) && !country.is_pickup_available))
    throw invalidField('service_id', 'error.service_not_available')
  return service
}

function boxFor(rows: MasterRows, { label, price, description }: OrderBody['box_detail']) {
  const box = rows.boxes.find((one) => one.label.toUpperCase() === label.toUpperCase())
  if (!box) throw invalidField('box_detail.label', 'error.size_not_available')
  if (description.label.toUpperCase() !== box.label.toUpperCase() || !sameSides(box, description.dimensions))
    throw invalidField('box_detail.description', 'error.size_does_not_fit')
  if (price !== box.price_sen)
    throw conflict(
      'price_changed',
      z.encode(changedBoxPrice, {
        price: box.price_sen,
        deposit: box.deposit_sen,
        total: box.price_sen + box.deposit_sen,
      }),
    )
  return box
}

function sameSides(
  box: { length_cm: number; width_cm: number; height_cm: number },
  given: OrderBody['box_detail']['description']['dimensions'],
) {
  const sides =
    typeof given === 'string'
      ? (given.match(/\d+(\.\d+)?/g) ?? []).map(Number)
      : [given.length, given.width, given.height]
  const own = [box.length_cm, box.width_cm, box.height_cm]
  return sides.length === own.length && sides.every((side, index) => side === own[index])
}
