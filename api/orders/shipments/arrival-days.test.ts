import { firstCheckedVisit } from '#contract/orders/first-checked-visit.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listSlots } from '#contract/places/slots.ts'
import { createQuote } from '#contract/prices/quotes.ts'
import { daysLater } from '#contract/prices/working-days.ts'
import { orderShipment, type ShipmentOrder } from '#contract/orders/shipments.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openDay } from './plain-order.ts'
import { makeShipments } from './test-shipments.ts'

const server = await startTestServer()
const { call, makeUser } = server
const { orderOf } = await makeShipments(server)
const person = await makeUser()
const started = openDay(5)

async function offered(mode: 'air' | 'sea', starts_on?: string) {
  const places = {
    origin_country: 'MY',
    origin_region: 'MY-10',
    destination_country: 'ID',
    destination_region: '32',
  } as const
  const body = {
    ...places,
    weight_kg: 5,
    length: 20,
    width: 20,
    height: 20,
    ...(starts_on ? { starts_on } : {}),
  }
  const { data } = await call(createQuote, { body })
  return { ...data[mode].arrives, starts_on: data.starts_on }
}

/** The first day from this one on that somebody could be visited there. */
async function openFrom(from: string) {
  const query = { from, to: daysLater(from, 20) }
  const { slot_data } = (await call(listSlots, { params: { region: '32' }, query })).data
  return slot_data.find(({ day, is_open }) => is_open && day >= from)?.day ?? ''
}

function sentBy(mode: 'air' | 'sea', visit_day: string) {
  return orderOf(person, (order): ShipmentOrder => ({
    ...order,
    mode,
    sender: { ...order.sender, visit_day: started },
    receiver: { ...order.receiver, visit_day },
  }))
}

async function answerTo(mode: 'air' | 'sea', visit_day: string) {
  const body = await sentBy(mode, visit_day)
  const { code_message, errors } = await call(orderShipment, { body }, { token: person.token })
  return errors?.[0] ? `${errors[0].path} ${errors[0].message}` : code_message
}

test('arrivals are promised from the day of the hand-over, never from a day that is over', async () => {
  const before = firstCheckedVisit(new Date())
  const [now, later, earlier] = await Promise.all([
    offered('air'),
    offered('air', started),
    offered('air', '2020-01-01'),
  ])
  assert.ok(later.from > now.from)
  // The day that the order is asked for first, so that a price promises no earlier arrival than its order.
  // The office may close while it is asked.
  assert.ok([before, firstCheckedVisit(new Date())].includes(now.starts_on))
  assert.ok(now.starts_on > earlier.starts_on)
  assert.deepEqual(await offered('air', now.starts_on), now)
})

test('a receiver’s day is no day before the parcel can be there, and none a fortnight after it', async () => {
  for (const mode of ['air', 'sea'] as const) {
    const { from, to } = await offered(mode, started)
    assert.equal(await answerTo(mode, daysLater(from, -1)), 'receiver.visit_day error.visit_too_early', mode)
    assert.equal(await answerTo(mode, daysLater(to, 15)), 'receiver.visit_day error.visit_too_late', mode)
    assert.equal(await answerTo(mode, await openFrom(from)), 'success', mode)
    const last = await openFrom(daysLater(to, 11))
    assert.ok(last > daysLater(openDay(0), 14))
    assert.equal(await answerTo(mode, last), 'success', mode)
  }
})
