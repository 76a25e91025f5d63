import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OfficeParcel } from '#contract/office/office-parcels.ts'
import { legalSteps } from '#contract/parcels/parcel-routes.ts'
import { eventCodes, isAt, isOver, type EventCode } from '#contract/parcels/parcel-steps.ts'
import { carried } from '../../courier/carried-example.ts'
import { todoOf } from './todo.ts'

const courier = { id: 'c1', name: 'Siti Contoh', role: 'courier' } as const

function at(step: EventCode, more: Partial<OfficeParcel['work']> = {}): OfficeParcel {
  return {
    code: step,
    macro: carried.macro,
    step,
    last_seq: 1,
    next: [],
    back_to: [],
    holder: null,
    is_door_asked: false,
    manifest: null,
    work: { ...carried, ...more },
    events: [],
  }
}

test('every step that is not the end has something next', () => {
  for (const code of eventCodes) {
    const todo = todoOf({ ...at('origin_hub_in'), code })
    assert.equal(todo === undefined, isOver(code), code)
  }
})

test('what nobody has is given to a courier, and otherwise it is said who is expected', () => {
  assert.deepEqual(todoOf(at('label_created')), { say: 'fetch', act: 'assign' })
  assert.deepEqual(todoOf({ ...at('label_created'), holder: courier }), {
    say: 'fetch_by',
    name: 'Siti Contoh',
  })
  assert.deepEqual(todoOf(at('label_created', { brought_to: 'Konter Ipoh' })), {
    say: 'brought',
    counter: 'Konter Ipoh',
  })
  assert.deepEqual(todoOf(at('destination_hub_in')), { say: 'bring', act: 'assign' })
  assert.equal(todoOf(at('destination_hub_in', { is_collected: true }))?.say, 'to_counter')
})

test('a parcel that a hub takes in next is expected there, whatever it comes from', () => {
  const said = (code: EventCode) => {
    const next = legalSteps('across', code)
    return todoOf({
      ...at(code, { measured: { weight: 2, length: 10, width: 10, height: 10 } }),
      next: [...next],
    })?.say
  }
  for (const code of eventCodes) {
    const next = legalSteps('across', code)
    const isBefore = (hub: EventCode) => next.includes(hub) && isAt(code, 'origin_hub', 'border')
    assert.equal(said(code) === 'origin_hub', isBefore('origin_hub_in'), code)
    assert.equal(said(code) === 'destination_hub', isBefore('destination_hub_in'), code)
  }
})

test('a parcel that its sender holds up says so, and a delay does not hide what is next', () => {
  assert.deepEqual(todoOf(at('reweighed', { weighing: 'declined' })), { say: 'weighing_declined' })
  assert.deepEqual(todoOf({ ...at('origin_hub_in'), code: 'delayed' }), {
    say: 'departure',
    act: 'manifests',
  })
  assert.deepEqual(todoOf({ ...at('out_for_delivery'), code: 'damaged', holder: courier }), {
    say: 'bring_by',
    name: 'Siti Contoh',
  })
})

test('boxes are made ready, at a counter or for a courier', () => {
  const boxes = { type: 'box_purchase', boxes: 2 } as const
  assert.deepEqual(todoOf(at('label_created', boxes)), { say: 'boxes_delivery', act: 'assign' })
  assert.deepEqual(todoOf(at('label_created', { ...boxes, is_collected: true })), { say: 'boxes_pickup' })
})
