import { numberIn } from '#contract/platform/numbers.ts'
import { countries } from '#contract/places/countries.ts'
import type { Language } from '#contract/platform/language.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { dayIn } from '#contract/places/moment.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { shortened } from './fit.ts'
import type { PaperParty } from './shipment-paper.ts'

export function addressOf({ address, district, city, region, postal_code }: PaperParty) {
  const street = address.replaceAll(/\s*\n\s*/g, ', ')
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

export function partyText(party: PaperParty) {
  const { name, phone, email, country } = party
  // A long name must not push out the phone.
  const [whose, where] = [shortened(name, 70), shortened(addressOf(party), 150)]
  const call = [countries[country].onPapers, shortened(phone, 30)].filter(Boolean).join('  ·  ')
  return [whose, where, call, email && shortened(email, 60)].filter(Boolean).join('\n')
}
