import { locales, type Language } from '#contract/language.ts'
import { formatRinggit } from '#contract/money.ts'
import { shortened } from './fit.ts'
import type { PaperParty } from './shipment-paper.ts'

export const countries = { MY: 'MALAYSIA', ID: 'INDONESIA' } as const

export function addressOf({ address, district, city, region, postal_code }: PaperParty) {
  const street = address.replaceAll(/\s*\n\s*/g, ', ')
  return [street, district, city, `${region} ${postal_code}`].filter(Boolean).join(', ')
}

export function kilograms(weight_g: number) {
  return `${new Intl.NumberFormat('en-MY', { maximumFractionDigits: 3 }).format(weight_g / 1000)} kg`
}

export function dayOf(day: Date, language: Language, country: 'MY' | 'ID') {
  const timeZone = country === 'MY' ? 'Asia/Kuala_Lumpur' : 'Asia/Jakarta'
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone }).format(day)
}

/** As on the sticker of the box. */
export function serialInGroups(serial: string) {
  return `${serial.slice(0, 2)} ${serial.slice(2, 7)} ${serial.slice(7)}`
}

export function ringgit(sen: number) {
  return formatRinggit(sen / 100)
}

export function partyText(party: PaperParty) {
  const { name, phone, email, country } = party
  // A long name must not push out the phone.
  const [whose, where] = [shortened(name, 70), shortened(addressOf(party), 150)]
  const call = `${countries[country]}  ·  ${shortened(phone, 30)}`
  return [whose, where, call, email && shortened(email, 60)].filter(Boolean).join('\n')
}
