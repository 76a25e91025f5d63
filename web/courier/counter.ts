import { readCrockford } from '#contract/platform/crockford.ts'
import { isOver } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { partOf, timeOf } from './round.ts'

/** What a counter has to do: take in what is brought, hand out what is collected, send on what else lies there. */
export function counterWork(parcels: readonly CarriedParcel[]) {
  const open = parcels.filter(({ code }) => !isOver(code))
  const brought = open
    .filter((parcel) => partOf(parcel) === 'fetch')
    .toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1))
  return {
    today: brought.filter(({ due }) => due !== 'later'),
    later: brought.filter(({ due }) => due === 'later'),
    collect: open.filter((parcel) => partOf(parcel) === 'deliver').toSorted(longestFirst),
    onward: open.filter((parcel) => partOf(parcel) === 'carry').toSorted(longestFirst),
  }
}

/** What is still to come lies here the shortest. */
function longestFirst(one: CarriedParcel, other: CarriedParcel) {
  return sinceOf(one) < sinceOf(other) ? -1 : 1
}

function sinceOf({ here_since }: CarriedParcel) {
  return here_since ?? '9'
}

const day_ms = 86_400_000

/** How many days ago it came to lie here, by the calendar of whoever works here; undefined for what does not lie here yet. */
export function daysHere({ here_since }: CarriedParcel, now: string) {
  if (!here_since) return undefined
  return Math.max(0, dayOf(now) - dayOf(here_since))
}

function dayOf(moment: string) {
  const date = new Date(moment)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day_ms
}

/** Whoever stands at the counter with it, or for it. */
export function whoComes(parcel: CarriedParcel) {
  return parcel.leg === 'sender' ? parcel.sender : parcel.receiver
}

const least = 2
const leastDigits = 4

/** A name, a telephone or a number, or a part of one: people at a counter seldom have the whole number at hand. */
export function isMeant(parcel: CarriedParcel, typed: string) {
  const said = typed.trim().toLowerCase()
  if (said.length < least) return true
  const people = [parcel.sender, parcel.receiver].filter((person) => person !== null)
  const digits = digitsOf(said)
  return (
    parcel.tracking_number.includes(readCrockford(said)) ||
    people.some(({ name }) => name.toLowerCase().includes(said)) ||
    (digits.length >= leastDigits && people.some(({ phone }) => digitsOf(phone).includes(digits)))
  )
}

/** As it is dialled at home or from abroad. */
function digitsOf(text: string) {
  return text.replaceAll(/\D/g, '').replace(/^0+/, '')
}
