import { measured, type Measured } from '#contract/weighings.ts'

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

export function measuredFrom({ weight, length, width, height }: Measures): Measured {
  return {
    weight: numberIn(weight) ?? Number.NaN,
    length: numberIn(length),
    width: numberIn(width),
    height: numberIn(height),
  }
}

function numberIn(typed: string) {
  const text = typed.trim().replace(',', '.')
  return text === '' ? undefined : Number(text)
}
