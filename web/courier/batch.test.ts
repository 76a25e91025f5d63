import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchSteps, isHeldBack, standsAgainst } from './batch.ts'
import { carried } from './carried-example.ts'

test('many parcels take only steps that ask for nothing else, and only those of the role', () => {
  const [courier, agent] = [batchSteps('courier'), batchSteps('agent')]
  for (const code of ['picked_up', 'origin_hub_in', 'out_for_delivery', 'ready_for_collection'] as const)
    assert.ok(courier.includes(code), code)
  for (const code of ['delivered', 'pickup_failed', 'reweighed', 'damaged', 'consolidated', 'lost'] as const)
    assert.ok(!courier.includes(code), code)
  assert.ok(agent.includes('consolidated') && agent.includes('dropped_off'))
})

test('what is known of a parcel refuses it at once, and one that nobody knows here goes to the server', () => {
  assert.equal(standsAgainst(undefined, 'picked_up'), undefined)
  assert.equal(standsAgainst(carried, 'picked_up'), undefined)
  assert.equal(standsAgainst(carried, 'out_for_delivery'), 'step_not_legal')
  assert.equal(standsAgainst({ ...carried, has_open_work: true }, 'consolidated'), 'work_open')
})

test('only the way to a door is held back until its day; a parcel brought or fetched early is in hand anyway', () => {
  const later = { ...carried, due: 'later' as const }
  const held = batchSteps('agent').filter((code) => isHeldBack(code, later))
  assert.deepEqual(held, ['out_for_delivery'])
  assert.ok(!isHeldBack('out_for_delivery', { ...carried, due: 'today' }))
  assert.ok(!isHeldBack('out_for_delivery', undefined))
})
