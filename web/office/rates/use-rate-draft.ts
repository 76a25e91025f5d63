import { useMemo, useState } from 'react'
import { rateCard, type RateCard } from '#contract/prices/rate-card.ts'
import type { Path, Unit } from './sheets.ts'
import { entriesOf, shown, valueAt } from './values.ts'

/** What has been typed into the cells of a card; the card itself stays as it is. */
export function useRateDraft(base: RateCard) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [isTaxOn, setTaxOn] = useState(base.tax.is_on)
  const read = useMemo(() => {
    const draft = Object.entries(typed).reduce<unknown>(
      (card, [place, text]) => withValue(card, asPath(place), readNumber(text, unitIn(place))),
      base,
    )
    return rateCard.safeParse(withValue(draft, ['tax', 'is_on'], isTaxOn))
  }, [typed, isTaxOn, base])
  const problems = new Map(read.error?.issues.map(({ path, message }) => [path.join('/'), message]))
  return {
    card: read.data,
    isChanged: Object.keys(typed).length > 0 || isTaxOn !== base.tax.is_on,
    isTaxOn,
    setTaxOn,
    cell: (path: Path, unit: Unit) => {
      const place = `${unit}:${path.join('/')}`
      const original = shown(valueAt(base, path), unit)
      return {
        value: typed[place] ?? original,
        isChanged: typed[place] !== undefined,
        problem: problems.get(path.join('/')),
        type: (text: string) =>
          setTyped((before) => ({
            ...without(before, place),
            ...(text === original ? {} : { [place]: text }),
          })),
      }
    },
    /** What is wrong with the card as a whole, such as tiers that do not rise. */
    problems: [...new Set(problems.values())],
  }
}

function without(typed: Record<string, string>, place: string) {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name !== place))
}

function unitIn(place: string) {
  return place.slice(0, place.indexOf(':'))
}

function asPath(place: string): Path {
  return place
    .slice(place.indexOf(':') + 1)
    .split('/')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

/** Money is typed in ringgit and kept in sen. What is no number stays none and is refused by the card's own rules. */
function readNumber(text: string, unit: string) {
  const number = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
  return unit === 'money' ? Math.round(number * 100) : number
}

function withValue(card: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(card))
    return card.map((inner: unknown, index) => (index === step ? withValue(inner, rest, value) : inner))
  const entries = entriesOf(card)
  const name = String(step)
  return { ...Object.fromEntries(entries), [name]: withValue(entries.get(name), rest, value) }
}
