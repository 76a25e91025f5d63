import { findTrackingNumber, readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { readCrockford } from '#contract/platform/crockford.ts'

/** What a typed text can be the beginning or the end of; what it cannot be is not looked for. */
export interface Asked {
  /** Characters of a tracking number, without SB; as they stand, too, for a group inside a number may begin so. */
  number?: string[]
  /** Characters of a box serial, without BX; as they stand, too. */
  serial?: string[]
  /** Digits, backwards, without what only one country writes before them. */
  phone?: string
  email?: string
  name?: string
  /** More likely a number than a word: what it finds as a number comes first. */
  isNumber: boolean
}

export function readSearch(text: string): Asked {
  // Whole, as a label bears it: with its edition, or as the address in its code.
  const whole = readTrackingNumber(text) ?? findTrackingNumber(text)
  if (whole) return { number: [whole.slice(2)], isNumber: true }
  const small = text.toLowerCase()
  if (small.includes('@')) return { email: small.replaceAll(/\s/g, ''), isNumber: false }
  const digits = /^[\d\s()+.-]+$/.test(text) ? text.replaceAll(/\D/g, '') : ''
  return {
    ...charactersIn(text),
    ...(digits.length >= 4 ? { phone: backwards(nationalOrWhole(digits)) } : {}),
    ...(/\p{L}/u.test(text) ? { name: small } : {}),
    ...(/^[^\s]+$/.test(small) && digits === '' ? { email: small } : {}),
    isNumber: /\d|^\s*sb/.test(small),
  }
}

const fewest = 4

function charactersIn(text: string): Pick<Asked, 'number' | 'serial'> {
  const all = readCrockford(text)
  if (!/^[0-9A-HJKMNP-TV-Z]+$/.test(all)) return {}
  const readings = (prefix: string, most: number) =>
    [all, ...(all.startsWith(prefix) ? [all.slice(prefix.length)] : [])].filter(
      ({ length }) => length >= fewest && length <= most,
    )
  const [number, serial] = [readings('SB', 13), readings('BX', 10)]
  return { ...(number.length > 0 ? { number } : {}), ...(serial.length > 0 ? { serial } : {}) }
}

/** 012-345 6789, +60 12-345 6789 and 0060123456789 end the same way. */
function nationalOrWhole(digits: string) {
  return digits.replace(/^00/, '').replace(/^0/, '')
}

export function backwards(text: string) {
  return [...text].toReversed().join('')
}
