import { fromE164, toE164 } from '#contract/places/phone.ts'
import { countries, countryCodes, countryRule, type CountryCode } from '#contract/places/countries.ts'

/** A number as people write it: 3.2 and 3,2, 1,250.50 and 1.250,50. NaN where it is not a number. */
export function numberIn(text: string) {
  const plain = text.replace(/^RM\s*/i, '').replaceAll(/\s/g, '')
  const decimal = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
  const separators = plain.replaceAll(/\d/g, '')
  if (!/^\d[\d.,]*$/.test(plain) || plain.length > 15) return Number.NaN
  if (decimal === -1 || separators.length === 1) return Number(plain.replace(',', '.'))
  const whole = plain.slice(0, decimal)
  // Several separators: the last one is the decimal sign, the others stand between thousands.
  if (!/^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole) || whole.includes(plain[decimal] ?? '')) return Number.NaN
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${plain.slice(decimal + 1)}`)
}

/** 2026-11-24, or 24/11/2026 as spreadsheets here write it. */
export function dateIn(text: string) {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** Digits with their country; a number that begins with + names its country itself. */
export function phoneIn(text: string, country: CountryCode) {
  const plain = text.replaceAll(/[\s().'-]/g, '')
  const number = plain.startsWith('+') ? toE164(plain, country) : undefined
  if (number && countryCodes.some((code) => number.startsWith(countries[code].callingCode)))
    return fromE164(number)
  return { phone: plain, phone_country: country }
}

export function countryIn(text: string): CountryCode | undefined {
  const name = text.toLowerCase()
  return countryCodes.find((code) => code.toLowerCase() === name || countryRule(code).names.includes(name))
}

export function isYes(text: string) {
  return ['yes', 'ya', 'y', 'true', '1'].includes(text.toLowerCase())
}

/** Kopi | 2 | 12.50 | 090121; Baju | 1 | 50 */
export function itemsIn(text: string) {
  return partsOf(text).map((part) => {
    const [name = '', quantity = '', value = '', hs_code = ''] = part.split('|').map((piece) => piece.trim())
    return { name, quantity: numberIn(quantity), unit_value: numberIn(value), hs_code }
  })
}

/** bubble_wrap | 2 | fragile_items; the quantity is 1 and the option the first one where none is named. */
export function addOnsIn(text: string, options: Record<string, readonly string[]>) {
  return partsOf(text).map((part) => {
    const [name = '', quantity = '1', option = ''] = part.split('|').map((piece) => piece.trim())
    const first = Object.hasOwn(options, name) ? (options[name]?.[0] ?? '') : ''
    return { name, quantity: numberIn(quantity), option: option || first }
  })
}

function partsOf(text: string) {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
}
