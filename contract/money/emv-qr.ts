import { countryCodes, type CountryCode } from '../places/countries.ts'

/**
 * Merchant-presented QR codes of EMVCo, as DuitNow and QRIS use them:
 * two digits of id, two digits of length, the value, and a checksum at the end.
 */
type Field = readonly [id: string, value: string]

const ids = {
  method: '01',
  currency: '53',
  amount: '54',
  extra: '62',
  checksum: '63',
  acquirersHash: '82',
} as const
const billNumber = '01'

/** What is paid with in each country, by its letters and by its number (ISO 4217). */
const currencies = {
  MY: { code: 'MYR', number: '458' },
  ID: { code: 'IDR', number: '360' },
} as const satisfies Record<CountryCode, { code: string; number: string }>
const dynamic = '12'

/** Undefined when the text is not such a code or its checksum is wrong. */
export function readMerchantQr(text: string) {
  const fields = split(text)
  if (!fields || fields[0]?.[0] !== '00') return undefined
  const [last] = fields.slice(-1)
  const isWhole = last?.[0] === ids.checksum && last[1] === checksum(text.slice(0, -4))
  return isWhole && new Set(fields.map(([id]) => id)).size === fields.length ? fields : undefined
}

export function currencyOf(fields: readonly Field[]) {
  const number = valueOf(fields, ids.currency)
  return countryCodes.map((code) => currencies[code]).find((currency) => currency.number === number)?.code
}

/** A code with the acquirer's own hash must stay as it is: the hash cannot be made again. */
export function canCarryAmount(fields: readonly Field[]) {
  return valueOf(fields, ids.acquirersHash) === undefined && currencyOf(fields) !== undefined
}

/** The static code of a merchant made to ask for this amount and to name this order. */
export function withAmount(fields: readonly Field[], amount: string, bill_number: string) {
  const known = split(valueOf(fields, ids.extra) ?? '') ?? []
  const extra = join([[billNumber, bill_number], ...known.filter(([id]) => id !== billNumber)])
  const wanted = fields
    .filter(([id]) => id !== ids.amount && id !== ids.checksum && id !== ids.extra)
    .flatMap<Field>((field) => {
      if (field[0] === ids.method) return [[ids.method, dynamic]]
      return field[0] === ids.currency ? [field, [ids.amount, amount]] : [field]
    })
  const after = wanted.findIndex(([id]) => id > ids.extra)
  const text = `${join(wanted.toSpliced(after < 0 ? wanted.length : after, 0, [ids.extra, extra]))}6304`
  return text + checksum(text)
}

function valueOf(fields: readonly Field[], id: string) {
  return fields.find((field) => field[0] === id)?.[1]
}

function split(text: string): Field[] | undefined {
  const fields: Field[] = []
  // Lengths count characters, not bytes.
  for (let rest = Array.from(text); rest.length > 0;) {
    const head = rest.slice(0, 4).join('')
    if (!/^\d{4}$/.test(head)) return undefined
    const length = Number(head.slice(2))
    if (rest.length < 4 + length) return undefined
    fields.push([head.slice(0, 2), rest.slice(4, 4 + length).join('')])
    rest = rest.slice(4 + length)
  }
  return fields
}

function join(fields: readonly Field[]) {
  return fields.map(([id, value]) => id + String(Array.from(value).length).padStart(2, '0') + value).join('')
}

/** CRC-16/CCITT-FALSE over UTF-8. */
export function checksum(text: string) {
  let crc = 0xffff
  for (const byte of utf8(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Percent-encoding spells out the bytes that are not plain letters. */
function utf8(text: string) {
  return (encodeURIComponent(text).match(/%..|./g) ?? []).map((part) =>
    part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  )
}
