import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { roles } from '../platform/roles.ts'
import { leadsTo, legalSteps, nextSteps, routes, stepsOfRoute, type Route } from './parcel-routes.ts'
import {
  eventCodes,
  isNote,
  isOver,
  isScanned,
  mayTake,
  parcelSteps,
  type EventCode,
} from './parcel-steps.ts'

const newRoutes = ['across', 'domestic', 'box'] as const satisfies readonly Route[]
const border = [
  'export_customs',
  'export_cleared',
  'departed_origin',
  'arrived_destination',
  'import_customs',
  'import_cleared',
] as const satisfies EventCode[]

/** Everything that can be reached from the order on. */
function reached(route: Route) {
  return eventCodes.filter((code) => code === 'order_created' || leadsTo(route, 'order_created', code))
}

/** A walk from the order to an end, one choice at each step. */
function walk(route: Route, choices: number[]) {
  const path: EventCode[] = ['order_created']
  for (const choice of choices) {
    const next = legalSteps(route, path.at(-1) ?? 'order_created')
    const step = next[choice % Math.max(1, next.length)]
    if (!step) break
    path.push(step)
  }
  return path
}

const choices = fc.array(fc.nat(11), { minLength: 60, maxLength: 200 })

test('whatever is delivered across the border passed export, departure, arrival and import, in this order', () => {
  fc.assert(
    fc.property(choices, (made) => {
      const path = walk('across', made)
      if (path.includes('delivered') || path.includes('destination_hub_in'))
        assert.deepEqual(
          path.filter((code) => border.some((step) => step === code)),
          border,
        )
    }),
    { numRuns: 3000 },
  )
  // And without luck: take any of them away, and nothing arrives.
  for (const step of border) assert.equal(arrivesWithout('across', step), false, step)
})

/** Whether a parcel can be delivered without this step. */
function arrivesWithout(route: Route, without: EventCode) {
  const seen = new Set<EventCode>()
  const open: EventCode[] = ['order_created']
  for (let step = open.pop(); step; step = open.pop()) {
    if (step === 'delivered') return true
    if (seen.has(step) || step === without) continue
    seen.add(step)
    open.push(...legalSteps(route, step))
  }
  return false
}

test('at home no parcel meets customs or another country, but it may depart', () => {
  for (const route of ['domestic', 'box', 'earlier_domestic', 'earlier_box'] as const)
    for (const code of ['export_customs', 'import_customs', 'customs_hold', 'arrived_destination'] as const)
      assert.equal(reached(route).includes(code), false, `${route} ${code}`)
  assert.ok(reached('domestic').includes('departed_origin'))
})

test('on every route each state has a way on to an end, and each legal step has somebody who may take it', () => {
  for (const route of routes)
    for (const code of reached(route)) {
      assert.ok(!isNote(code) && code !== 'corrected', code)
      if (isOver(code)) assert.deepEqual(legalSteps(route, code), [], code)
      else
        assert.ok(leadsTo(route, code, 'delivered') || leadsTo(route, code, 'returned'), `${route} ${code}`)
      for (const step of legalSteps(route, code)) {
        const takers = roles.filter((role) => mayTake(role, step))
        assert.ok(takers.length > 0, step)
        if (isScanned(step))
          assert.ok(
            takers.some((role) =>
              (['waiting', null] as const).some((weighing) =>
                nextSteps(code, { route, role, weighing }).includes(step),
              ),
            ),
            `${route} ${code} ${step}`,
          )
      }
    }
})

test('couriers and agents never cancel a parcel, declare it lost or send it back; customers take no step', () => {
  for (const code of ['cancelled', 'lost', 'returning'] as const)
    assert.deepEqual(parcelSteps[code].by, ['admin'])
  for (const code of eventCodes) assert.equal(mayTake('customer', code), false)
  for (const route of routes)
    for (const code of eventCodes)
      for (const role of roles) assert.ok(!nextSteps(code, { route, role }).includes('cancelled'))
})

test('only a parcel that has not been loaded may still be loaded', () => {
  for (const route of ['across', 'domestic', 'earlier_across'] as const)
    assert.deepEqual(
      eventCodes.filter((code) => leadsTo(route, code, 'consolidated')),
      [
        'order_created',
        'payment_confirmed',
        'payment_withdrawn',
        'label_created',
        'pickup_scheduled',
        'pickup_failed',
        'picked_up',
        'dropped_off',
        'origin_hub_in',
        'reweighed',
      ],
    )
})

test('every route is in the list', () => {
  assert.deepEqual(Object.keys(stepsOfRoute), [...routes])
  assert.ok(newRoutes.every((route) => routes.includes(route)))
})
