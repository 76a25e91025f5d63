import { sql, type RawBuilder } from 'kysely'
import { readCrockford } from '#contract/platform/crockford.ts'
import { beginsWith } from './found.ts'
import { backwards, readSearch, type Asked } from './read-search.ts'

type Sql = RawBuilder<unknown>

export interface DeskSearch {
  /** Selects the ids of orders whose number it is, of what pays for them, and of their differences; nothing when it is no number. */
  orders: Sql | undefined
  /** Selects the ids of people who are called so or reached there. */
  people: Sql | undefined
  /** From the first to the last amount that is written so, in sen. */
  amount: { from_sen: number; to_sen: number } | undefined
  /** The beginning of a word in a transfer's note. */
  note: string
  /** The beginning of a reference of the bank. */
  bank_reference: string
}

/** What a text typed at a desk can mean. Unlike the search over everything it leaves out nothing that fits. */
export function readDeskSearch(text: string): DeskSearch {
  const asked = readSearch(text)
  return {
    orders: ordersOf(asked),
    people: peopleOf(asked),
    amount: readAmount(text),
    note: readCrockford(text),
    bank_reference: text.toLowerCase(),
  }
}

function ordersOf({ number }: Asked) {
  if (number === undefined) return undefined
  const end = sql`reverse(left(o.tracking_number, 14))`
  const places = number.flatMap((typed) => [
    ...[3, 7, 11].map((start) => beginsWith(sql`substr(o.tracking_number, ${sql.lit(start)})`, typed)),
    beginsWith(end, backwards(typed)),
    ...(typed.length < 5
      ? []
      : [
          sql`(${beginsWith(end, backwards(typed.slice(0, -1)))} and right(o.tracking_number, 1) = ${typed.slice(-1)})`,
        ]),
  ])
  const found = sql`from orders o where ${sql.join(places, sql` or `)}`
  return sql`(select coalesce(o.paid_with, o.id) ${found} union all
    select d.id from orders d where d.concerns in (select o.id ${found}))`
}

const words = [1, 2, 3, 4]

function peopleOf({ name, email, phone }: Asked) {
  const places = [
    ...(name === undefined
      ? []
      : words.map((word) =>
          beginsWith(sql`name_from(x.name, ${sql.lit(word)})`, sql`name_from(${name}, 1)`),
        )),
    ...(email === undefined ? [] : [beginsWith(sql`lower(x.email)`, email)]),
    ...(phone === undefined ? [] : [beginsWith(sql`reverse(x.phone)`, phone)]),
  ]
  return places.length === 0
    ? undefined
    : sql`(select x.id from users x where ${sql.join(places, sql` or `)})`
}

/** 50 is every amount from 50.00 to 50.99, for transfers carry sen; 50.3 is half typed. */
export function readAmount(text: string): DeskSearch['amount'] {
  const [, ringgit, sen = ''] = /^(?:rm)?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{0,2}))?$/i.exec(text) ?? []
  if (ringgit === undefined) return undefined
  const step = 10 ** (2 - sen.length)
  const from_sen = Number(ringgit.replaceAll(',', '')) * 100 + Number(sen || 0) * step
  return { from_sen, to_sen: from_sen + step - 1 }
}
