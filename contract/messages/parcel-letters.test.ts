import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legalSteps, type Route } from '../parcels/parcel-routes.ts'
import { eventCodes, notes } from '../parcels/parcel-steps.ts'
import { carriedTypes, orderRules, type Held } from '../site/order-types.ts'
import { orderLetterKinds, orderLetterOf } from './letters.ts'

/** Steps of which nobody gets a letter: tracking tells those of every journey, and an event of the same moment the others. */
const untold = [
  'order_created',
  'payment_confirmed',
  'payment_withdrawn',
  'label_created',
  'pickup_scheduled',
  'origin_hub_in',
  'reweighed',
  'consolidated',
  'export_customs',
  'export_cleared',
  'arrived_destination',
  'import_customs',
  'import_cleared',
  'destination_hub_in',
  'handed_to_partner',
  'sender_asked',
  'sender_answered',
  'day_chosen',
  'cancelled',
  'corrected',
]

test('every step of a parcel is told by a letter, or is known not to be', () => {
  const told = new Set<string>(orderLetterKinds.flatMap((kind) => orderLetterOf(kind).on))
  assert.deepEqual(
    eventCodes.filter((code) => !told.has(code)),
    untold,
  )
})

const routesOf: Record<Extract<Held, 'goods' | 'boxes'>, readonly Route[]> = {
  goods: ['across', 'domestic'],
  boxes: ['box'],
}

test('a step that owners are told of is told to those of every kind that it happens to', () => {
  const toOwner = orderLetterKinds.map(orderLetterOf).filter(({ to }) => to === 'owner')
  for (const type of carriedTypes) {
    const routes = routesOf[orderRules[type].holds]
    const happening = new Set([
      ...notes,
      ...eventCodes.flatMap((code) => routes.flatMap((way) => legalSteps(way, code))),
    ])
    const told = (isMeant: (own?: string) => boolean) =>
      new Set<string>(toOwner.flatMap((letter) => (isMeant(letter.holds) ? letter.on : [])))
    const own = told((meant) => meant === undefined || meant === orderRules[type].holds)
    const ofAny = told(() => true)
    assert.deepEqual(
      [...happening].filter((code) => ofAny.has(code) && !own.has(code)),
      [],
      type,
    )
  }
})

test('only what is paid is told by the type of an order; everything else follows from what it holds', () => {
  const rules = orderLetterKinds.map(orderLetterOf)
  const ofOneType = rules.filter(({ type }) => type !== undefined)
  assert.deepEqual(
    ofOneType.filter(({ on }) => !on.includes('payment_approved')),
    [],
  )
  const toReceivers = rules.filter(({ to }) => to === 'receiver')
  assert.ok(toReceivers.length > 10)
  assert.deepEqual(new Set(toReceivers.map(({ holds }) => holds)), new Set(['goods']))
})
