import { locales, type Language } from '#contract/platform/language.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { useWords } from '../../platform/words.ts'

/** Making a format costs a phone some milliseconds, and a wizard draws its figures at every key. */
const made = new Map<Language, ReturnType<typeof figuresIn>>()

/** Numbers and dates as the language writes them; money is written the same in all of them. */
export function useFigures() {
  const { language } = useWords()
  const figures = made.get(language) ?? figuresIn(language)
  made.set(language, figures)
  return figures
}

export function figuresIn(language: Language) {
  const locale = locales[language]
  let numbers: Intl.NumberFormat | undefined
  let date: Intl.DateTimeFormat | undefined
  function format(value: number) {
    // By the first that shows one: a parcel that is only looked for tells none, and waits a tenth of a second for it.
    numbers ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
    return numbers.format(value)
  }
  function range({ from, to }: { from: string; to: string }) {
    // Dates come without a time, which is midnight UTC; any other zone would show the day before.
    date ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    return date.formatRange(new Date(from), new Date(to))
  }
  /** The parameters of a price line, ready for its sentence. */
  function words(values: Record<string, number>) {
    const plain = (name: string) => format(values[name] ?? 0)
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
  return { number: format, amount: formatRinggit, range, words }
}
