import { locales } from '#contract/platform/language.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useWords } from '../../platform/words.ts'

/** Numbers and dates as the language writes them; money is written the same in all of them. */
export function useFigures() {
  const { language } = useWords()
  const locale = locales[language]
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  // Dates come without a time, which is midnight UTC; any other zone would show the day before.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    number: (value: number) => number.format(value),
    amount: formatRinggit,
    range: ({ from, to }: { from: string; to: string }) => date.formatRange(new Date(from), new Date(to)),
    /** The parameters of a price line, ready for its sentence. */
    words: (values: Record<string, number>) => {
      const plain = (name: string) => number.format(values[name] ?? 0)
      const money = (name: string) => formatRinggit(values[name] ?? 0)
      return {
        kg: plain('kg'),
        as_kg: plain('as_kg'),
        step_kg: plain('step_kg'),
        free_from_kg: plain('free_from_kg'),
        longest_cm: plain('longest_cm'),
        quantity: plain('quantity'),
        percent: plain('percent'),
        per_kg: money('per_kg'),
        value: money('value'),
        least: money('least'),
        plus: money('plus'),
      }
    },
  }
}
