import { readBoxSerial } from '#contract/parcels/box-serial.ts'
import { readCrockford } from '#contract/platform/crockford.ts'
import { editionNamed } from '#contract/parcels/label-number.ts'
import { readHandOverCode } from '#contract/courier/hand-overs.ts'
import { readTrackingNumber, withoutLetters } from '#contract/parcels/tracking-number.ts'

export interface FoundCode {
  kind: 'parcel' | 'box' | 'hand_over'
  code: string
}

/** What a label, a sticker or a typing thumb meant: the address of a parcel, its number or the serial of a box. */
export function findCode(text: string): FoundCode | undefined {
  const inAddress = numberInAddress(text)
  return findIn(inAddress ?? '') ?? findIn(text) ?? bareNumber(text)
}

function bareNumber(text: string): FoundCode | undefined {
  const code = withoutLetters(text)
  return code === undefined ? undefined : { kind: 'parcel', code }
}

function numberInAddress(text: string) {
  return URL.canParse(text.trim()) ? new URL(text.trim()).searchParams.get('number') : undefined
}

/** The check character tells a number from letters that only look like one. */
function findIn(text: string): FoundCode | undefined {
  const plain = readCrockford(text)
  for (const { index } of plain.matchAll(/(?:SB|BX|HX)/g)) {
    const code = readTrackingNumber(plain.slice(index, index + 15))
    if (code) return { kind: 'parcel', code }
    const serial = readBoxSerial(plain.slice(index, index + 12))
    if (serial) return { kind: 'box', code: serial }
    const hand_over = readHandOverCode(plain.slice(index, index + 12))
    if (hand_over) return { kind: 'hand_over', code: hand_over }
  }
  return undefined
}

/** The edition on a label; labels from before the first change have none. */
export function editionIn(text: string) {
  return editionNamed(text, findCode(text)?.code ?? '')
}
