/** Half of the readers write 3,2 and the other half 3.2. An empty field holds nothing, which is no zero. */
export function readNumber(typed: string) {
  const text = typed.trim()
  return text === '' ? undefined : Number(text.replace(',', '.'))
}

/** Money has two decimals at most, so three figures after a dot or comma are thousands: 2.000 is not RM 2. */
export function readMoney(typed: string) {
  return readNumber(typed.replaceAll(/[.,](?=\d{3}(?!\d))/g, ''))
}

/** A number as the reader writes it. What is no number is shown as an empty field, never by its name. */
export function writeNumber(value: unknown, language: string) {
  if (typeof value !== 'number' || Number.isNaN(value)) return ''
  return language === 'id' ? String(value).replace('.', ',') : String(value)
}

/** What is left of a text once everything is gone that no number is written with. */
export function keepFigures(typed: string) {
  return typed.replaceAll(/[^\d.,]/g, '')
}
