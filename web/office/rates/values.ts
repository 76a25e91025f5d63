import type { Path, Unit } from './sheets.ts'

/** Money is kept in sen and shown in ringgit. */
export function shown(value: unknown, unit: Unit) {
  if (typeof value !== 'number') return ''
  return unit === 'money' ? (value / 100).toFixed(2) : String(value)
}

export function valueAt(card: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => entriesOf(inner).get(String(step)), card)
}

export function entriesOf(value: unknown) {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}
