import fc from 'fast-check'

/** What replaces `raw` in the text of a body: JSON that JSON.stringify would never write. */
const rawMark = 'RAW:'

const numbers = [0, -1, 0.1, 1e-9, 101, 32_768, 2_147_483_648, 9_007_199_254_740_992, 1e21, 1e308, -1e308]
const raws = ['1e400', '-1e400', '-0', '1E3', '123456789012345678901234567890', '1.000000000000000000001']
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff\ud800',
  '\u202Eevil',
  '\u2066\u2069',
  '\u200b\u200d\ufeff',
  'x'.repeat(6000),
  '😀'.repeat(300),
  'ﷺ'.repeat(200),
  'e\u0301'.repeat(100),
  'جاوي أ',
  "' or 1=1 --",
  '%00%2e%2e%2f',
  '../../../../etc/passwd',
  '\\',
  '%',
  '_%_',
  '\r\nSet-Cookie: a=b',
  '=HYPERLINK("http://a.example")',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'true',
  'null',
  'NaN',
  '12',
  '1e5',
  '-1',
  '٣',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-11-21T25:61:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '__proto__',
  'constructor',
  'toString',
  'SB0000000000000',
  'a@b',
  'a@example.com\r\nBcc: b@example.com',
]

function nested(depth: number, open: (inner: unknown) => unknown) {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = open(value)
  return value
}

const shapes: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { 0: 'a' },
  { toString: 1, valueOf: 1 },
  nested(15, (inner) => [inner]),
  nested(15, (inner) => ({ a: inner })),
  nested(300, (inner) => [inner]),
  nested(300, (inner) => ({ a: inner })),
  Array.from({ length: 1500 }, () => 0),
  Array.from({ length: 300 }, () => ({})),
  Object.fromEntries(Array.from({ length: 500 }, (_, place) => [`k${place}`, place])),
]

export const poisonText = fc.constantFrom(...texts)
const poison = fc.oneof(
  { weight: 3, arbitrary: poisonText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers, ...raws.map((raw) => rawMark + raw)) },
  { weight: 3, arbitrary: fc.constantFrom(...shapes) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
)
const strangeKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  '',
  'role',
  'is_admin',
  'user_id',
  'a\u0000',
  '\ud800',
  '🗝',
  'k'.repeat(2000),
)

type Harm = (old: unknown) => unknown

/** One thing done to one place of a value that would have been right. */
const harm: fc.Arbitrary<Harm> = fc.oneof(
  {
    weight: 6,
    arbitrary: poison.map(
      (value): Harm =>
        () =>
          value,
    ),
  },
  { weight: 1, arbitrary: fc.constant<Harm>(() => undefined) },
  { weight: 1, arbitrary: fc.constant<Harm>((old) => [old]) },
  { weight: 1, arbitrary: fc.constant<Harm>((old) => JSON.stringify(old)) },
  { weight: 1, arbitrary: fc.constant<Harm>((old) => (Array.isArray(old) ? [...old, ...old] : { old })) },
  {
    weight: 2,
    arbitrary: fc.tuple(strangeKey, poison).map(
      ([key, value]): Harm =>
        (old) =>
          isObject(old) ? withKey(old, key, value) : { [key]: value },
    ),
  },
)

export function poisoned(right: fc.Arbitrary<unknown>) {
  return fc.tuple(right, fc.nat(10_000), harm).map(([value, place, act]) => {
    const places = placesIn(value)
    return changeAt(value, places[place % places.length] ?? [], act)
  })
}

/** The text of a body, with the numbers that only a text can hold. */
export function asText(value: unknown) {
  return (JSON.stringify(value) ?? '').replaceAll(/"RAW:([^"]*)"/g, '$1')
}

function placesIn(value: unknown, path: string[] = []): string[][] {
  if (!isObject(value)) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function changeAt(value: unknown, [key, ...path]: string[], act: Harm): unknown {
  if (key === undefined) return act(value)
  if (Array.isArray(value))
    return value.map((inner: unknown, place) => (String(place) === key ? changeAt(inner, path, act) : inner))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? changeAt(inner, path, act) : inner]),
  )
}

function withKey(old: object, key: string, value: unknown) {
  return Object.fromEntries([...Object.entries(old), [key, value]])
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
