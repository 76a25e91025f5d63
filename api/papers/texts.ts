import { numberIn } from '#contract/platform/numbers.ts'
import { countries } from '#contract/places/countries.ts'
import type { Language } from '#contract/platform/language.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { dayIn } from '#contract/places/moment.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { shortened } from './fit.ts'
import type { PaperParty } from './shipment-paper.ts'

/** Where there is no room for all of it, the street gives way: without town and postcode nothing arrives. */
export function addressOf(
  { address, district, city, region, postal_code }: PaperParty,
  longestStreet: number,
) {
  const street = shortened(address.replaceAll(/\s*\n\s*/g, ', '), longestStreet)
  return [street, district, city, `${region} ${postal_code}`.trim()].filter(Boolean).join(', ')
}

export function kilograms(weight_g: number, language: Language = 'sg') {
  return `${numberIn(language, weight_g / 1000)} kg`
}

export function dayOf(day: Date, language: Language, { region_id }: PaperParty) {
  return dayIn(language, zoneOfRegion(region_id), day, 'medium')
}

export function ringgit(sen: number) {
  return formatRinggit(sen / 100)
}

interface Room {
  name: number
  street: number
  /** So narrow that a phone behind its country, and a long mail address, would be torn. */
  isNarrow: boolean
}

/** So much has room in the field of a person: on a whole sheet all that anybody may enter, on a roll less. */
export const roomOnSheet: Room = { name: 120, street: 300, isNarrow: false }
export const roomOnRoll: Room = { name: 80, street: 70, isNarrow: true }
const longestOnRoll = 32

export function partyText(party: PaperParty, { name, street, isNarrow }: Room) {
  // A long name must not push out the phone.
  const [whose, where] = [shortened(party.name, name), shortened(addressOf(party, street), 480)]
  const call = [countries[party.country].onPapers, shortened(party.phone, 30)].filter(Boolean)
  const email = party.email && shortened(party.email, 60)
  const isTorn = isNarrow && email && email.length > longestOnRoll
  return [whose, where, call.join(isNarrow ? '\n' : '  ·  '), isTorn ? email.replace('@', '\n@') : email]
    .filter(Boolean)
    .join('\n')
}
