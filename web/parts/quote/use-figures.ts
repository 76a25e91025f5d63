import type { Language } from '#contract/platform/language.ts'
import { numberIn } from '#contract/platform/numbers.ts'
import { dateRangeIn } from '#contract/places/moment.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { useWords } from '../../platform/words.ts'

/** Numbers and dates as the language writes them; money is written the same in all of them. */
export function useFigures() {
  return figuresIn(useWords().language)
}

export function figuresIn(language: Language) {
  const number = (value: number) => numberIn(language, value)
  const range = (days: { from: string; to: string }) => dateRangeIn(language, days, 'medium')
  /** The parameters of a price line, ready for its sentence. */
  function words(values: Record<string, number>) {
    const plain = (name: string) => number(values[name] ?? 0)
    const money = (name: string) => formatRinggit(values[name] ?? 0)
    return {
      kg: plain('kg'),
      as_kg: plain('as_kg'),
      step_kg: plain('step_kg'),
      free_from_kg: plain('free_from_kg'),
      longest_cm: plain('longest_cm'),
      max_kg: plain('max_kg'),
      quantity: plain('quantity'),
      percent: plain('percent'),
      per_kg: money('per_kg'),
      value: money('value'),
      least: money('least'),
      plus: money('plus'),
    }
  }
  return { number, amount: formatRinggit, range, words }
}
