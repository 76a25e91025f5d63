import type { Zone } from '#contract/places/zones.ts'
import type site from '../locales/id/site.ts'

export interface Days {
  from: Zone
  to: Zone
  air: string
  sea: string
}

export interface DaysRow extends Days {
  /** How a table names it. */
  zone: keyof typeof site.days.zones
}

/**
 * Typical working days from pickup to delivery, by air and by sea; where there is no sea between, by road. As the
 * first rate card has them: a page begins with these and then tells those of the card in force.
 */
export const internationalDays = [
  { zone: 'id1', from: 'MYP', to: 'ID1', air: '3–5', sea: '6–8' },
  { zone: 'id2', from: 'MYP', to: 'ID2', air: '3–6', sea: '7–9' },
  { zone: 'id3', from: 'MYP', to: 'ID3', air: '4–7', sea: '7–10' },
  { zone: 'id4', from: 'MYP', to: 'ID4', air: '5–8', sea: '8–10' },
  { zone: 'id5', from: 'MYP', to: 'ID5', air: '6–10', sea: '10' },
] as const satisfies readonly DaysRow[]

/** From Sabah, Sarawak and Labuan a day more than from the Peninsula. */
export const borneoDays = { from: 'MYS', to: 'ID1', air: '4–6', sea: '7–9' } as const satisfies Days

export const malaysianDays = [
  { zone: 'my_peninsula', from: 'MYP', to: 'MYP', air: '1–3', sea: '2–5' },
  { zone: 'my_borneo_within', from: 'MYS', to: 'MYS', air: '1–3', sea: '2–5' },
  { zone: 'my_sabah', from: 'MYP', to: 'MYS', air: '2–4', sea: '4–5' },
  { zone: 'my_sarawak', from: 'MYP', to: 'MYQ', air: '2–4', sea: '4–5' },
  { zone: 'my_labuan', from: 'MYP', to: 'MYL', air: '3–5', sea: '5' },
] as const satisfies readonly DaysRow[]

export const indonesianDays = [
  { zone: 'id1', from: 'ID1', to: 'ID1', air: '1–2', sea: '2–4' },
  { zone: 'id2', from: 'ID1', to: 'ID2', air: '1–3', sea: '3–5' },
  { zone: 'id3', from: 'ID1', to: 'ID3', air: '2–4', sea: '4–5' },
  { zone: 'id4', from: 'ID1', to: 'ID4', air: '2–5', sea: '5' },
  { zone: 'id5', from: 'ID1', to: 'ID5', air: '3–5', sea: '5' },
] as const satisfies readonly DaysRow[]

export const tellableDays: readonly Days[] = [
  ...internationalDays,
  borneoDays,
  ...malaysianDays,
  ...indonesianDays,
]
