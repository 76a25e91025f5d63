import { measured, type Measured } from '#contract/parcels/weighings.ts'
import { readNumber } from '../ui/numbers.ts'

export const sides = ['length', 'width', 'height'] as const
/** As typed; a comma counts as a point. */
export type Measures = Record<'weight' | (typeof sides)[number], string>
export const nothingMeasured: Measures = { weight: '', length: '', width: '', height: '' }

/** What is missing or cannot be, as keys of the sentences beside the fields. */
export function missingMeasures(measures: Measures, hasOwnSides: boolean) {
  const { error } = measured.safeParse(measuredFrom(measures))
  const wrong = (name: keyof Measures) => error?.issues.find(({ path }) => path[0] === name)?.message
  const side = (name: (typeof sides)[number]) =>
    hasOwnSides && measures[name].trim() === '' ? 'error.required' : wrong(name)
  return { weight: wrong('weight'), length: side('length'), width: side('width'), height: side('height') }
}

/** As it was typed, for whoever mends it. */
export function typedMeasures(measured: Measured | undefined): Measures {
  const typed = (value: number | undefined) => (value === undefined ? '' : String(value))
  const { weight, length, width, height } = measured ?? {}
  return { weight: typed(weight), length: typed(length), width: typed(width), height: typed(height) }
}

export function measuredFrom({ weight, length, width, height }: Measures): Measured {
  return {
    weight: readNumber(weight) ?? Number.NaN,
    length: readNumber(length),
    width: readNumber(width),
    height: readNumber(height),
  }
}
