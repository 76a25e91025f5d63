import { addOns, type AddOn } from '../prices/priced-line.ts'

/** Everything that somebody has to do for an add-on: nothing for cover, and a photo is itself the proof of the work. */
const workRules = {
  bubble_wrap: 'done',
  wooden_crate: 'done',
  waterproof_wrap: 'done',
  repack: 'done',
  inspection_photo: 'photographed',
  insurance: 'nothing',
} as const satisfies Record<AddOn, 'done' | 'photographed' | 'nothing'>

type Work = {
  [Name in AddOn]: (typeof workRules)[Name] extends 'nothing' ? never : Name
}[AddOn]

/** The add-ons that are ticked when they are done. */
export const addOnWork = addOns.filter(isWork)
export type AddOnWork = Work

function isWork(name: AddOn): name is Work {
  return workRules[name] !== 'nothing'
}

/** The name of an add-on in an order, if it means work. */
export function workNamed(name: string) {
  return addOnWork.find((known) => known === name)
}

export function needsPhoto(name: AddOnWork) {
  return workRules[name] === 'photographed'
}

/** What is still to be done before the parcel may leave its origin. */
export function openWork<Ordered extends { name: string; done_at: unknown }>(add_ons: readonly Ordered[]) {
  return add_ons.filter(({ name, done_at }) => workNamed(name) && done_at === null)
}
