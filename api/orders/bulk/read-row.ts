import type { z } from 'zod'
import { usualWay } from '#contract/places/countries.ts'
import type { addressesOf } from '../../people/addresses/addresses.ts'
import { columnOf, type BulkColumn } from '#contract/orders/bulk-columns.ts'
import type { BulkError } from '#contract/orders/bulk.ts'
import type { FieldError } from '#contract/platform/envelope.ts'
import { endOfPictureId } from '#contract/orders/picture-codes.ts'
import { fromE164 } from '#contract/places/phone.ts'
import {
  addOnOptions,
  shipmentContent,
  type packageFields,
  type Party,
  type receiverDetail,
} from '#contract/orders/shipments.ts'
import type { MasterRows } from '../../site/master-data/master-data.ts'
import { isSafe } from '../../platform/safe-input.ts'
import { addOnsIn, countryIn, dateIn, isYes, itemsIn, numberIn, phoneIn } from './read-cell.ts'
import type { Places } from './places.ts'
import type { TableRow } from './read-table.ts'

type Addresses = Awaited<ReturnType<typeof addressesOf>>

/** What cells may refer to, and whose it is. */
export interface Known {
  places: Places
  addresses: Addresses
  rows: MasterRows
  /** The picture that the account has already. */
  passport_id: string | null
  /** Pictures they gave, by the end of the id. */
  pictures: ReadonlyMap<string, string>
}

interface ReadRow {
  content: z.output<typeof shipmentContent> | undefined
  errors: BulkError[]
}

/** One row as the single order would have it, or what is wrong with its cells. */
export function readRow(known: Known, table: TableRow): ReadRow {
  const wrong: FieldError[] = unsafeCells(table)
  if (wrong.length > 0) return { content: undefined, errors: inCells(table, wrong, (path) => path) }
  const cellsOf = new Cells(table, wrong)
  const read = shipmentContent.safeParse({
    sender: { ...partyIn(known, cellsOf, 'sender'), drop_point_id: dropPointIn(known, cellsOf) },
    receiver: partyIn(known, cellsOf, 'receiver'),
    package: packageIn(cellsOf),
    mode: cellsOf.of('mode').toLowerCase(),
  })
  const issues = read.success
    ? []
    : read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const errors = [
    ...inCells(table, wrong, (path) => path),
    ...inCells(table, issues, (path) => columnOf(path)),
  ]
  return { content: errors.length === 0 ? read.data : undefined, errors: firstOfEach(errors) }
}

const longestCell = 2000
const longestItems = 20_000
const longestReference = 60

class Cells {
  readonly #row: TableRow
  readonly #wrong: FieldError[]

  constructor(row: TableRow, wrong: FieldError[]) {
    this.#row = row
    this.#wrong = wrong
  }

  of(column: BulkColumn) {
    return this.#row.cells.get(column) ?? ''
  }

  refuse(column: BulkColumn, message: string) {
    this.#wrong.push({ path: column, message })
  }
}

function unsafeCells({ cells }: TableRow): FieldError[] {
  const reference = cells.get('reference') ?? ''
  const found = [...cells].flatMap(([path, text]) => {
    if (!isSafe(text)) return [{ path, message: 'error.unsafe_text' }]
    const most = path === 'items' ? longestItems : longestCell
    return text.length > most ? [{ path, message: 'error.too_long' }] : []
  })
  if (reference === '') found.push({ path: 'reference', message: 'error.reference_required' })
  if (reference.length > longestReference) found.push({ path: 'reference', message: 'error.too_long' })
  return found
}

/** A file names no counter: whoever collects comes to the nearest one. */
type NotInFiles = 'counter_id'

function partyIn(known: Known, cells: Cells, party: Party) {
  const { places, addresses } = known
  const cell = (name: 'name' | 'email' | 'address' | 'postal_code' | 'id_number') =>
    cells.of(`${party}_${name}`)
  const saved = savedAddress(addresses, cells, party)
  const given = cells.of(`${party}_country`)
  const country_id = given === '' ? saved?.country_id : countryIn(given)
  const typed = phoneIn(cells.of(`${party}_phone`), country_id ?? usualWay.from)
  return {
    name: cell('name') || (saved?.name ?? ''),
    ...(typed.phone === '' && saved ? fromE164(saved.phone) : typed),
    email: cell('email') || (saved?.email ?? ''),
    emergency_contact: phoneIn(cells.of(`${party}_emergency_contact`), country_id ?? usualWay.from).phone,
    id_number: cell('id_number'),
    passport_image_id: pictureIn(known, cells, party),
    address: cell('address') || (saved?.address ?? ''),
    country_id,
    ...placesIn(places, cells, party, country_id ?? '', saved),
    postal_code: (cell('postal_code') || (saved?.postal_code ?? '')).replace(/^(\d{4})$/, '0$1'),
    service_package: cells.of(`${party}_package`).toLowerCase() || 'standard',
    service_type: cells.of(`${party}_service`).toLowerCase() || (party === 'sender' ? 'pickup' : 'delivery'),
    visit_day: dateIn(cells.of(`${party}_date`)),
    time_slot_id: cells.of(`${party}_time_slot`),
    note: cells.of(`${party}_note`),
  } satisfies Record<Exclude<keyof z.input<typeof receiverDetail>, NotInFiles>, unknown>
}

/** By its code, or by its whole id, as programs name it. */
function pictureIn({ passport_id, pictures }: Known, cells: Cells, party: Party) {
  const given = cells.of(`${party}_passport_id`)
  if (given === '') return party === 'sender' ? (passport_id ?? '') : ''
  return pictures.get(endOfPictureId(given) ?? '') ?? given
}

/** Of the customer's own alone: anybody else's is as unknown as one that never was. */
function savedAddress(addresses: Addresses, cells: Cells, party: Party) {
  const given = cells.of(`${party}_address_id`)
  if (given === '') return undefined
  const found = addresses.find(
    ({ id, label }) => id === given.toLowerCase() || label.toLowerCase() === given.toLowerCase(),
  )
  if (!found) cells.refuse(`${party}_address_id`, 'error.address_unknown')
  return found
}

type Saved = Addresses[number] | undefined

const unknown = '?'

function placesIn(places: Places, cells: Cells, party: Party, country: string, saved: Saved) {
  // What hangs below a mistake is no mistake of its own.
  const found = (
    level: 'region' | 'city' | 'district',
    above: string,
    look: (given: string) => string | undefined,
  ) => {
    const given = cells.of(`${party}_${level}`)
    if (given === '') return saved?.[`${level}_id`] ?? ''
    if (above === '' || above === unknown) return unknown
    const code = look(given)
    if (code === undefined) cells.refuse(`${party}_${level}`, 'error.place_unknown')
    return code ?? unknown
  }
  const region_id = found('region', country, (given) => places.find('region', country, given))
  const city_id = found('city', region_id, (given) => places.find('city', region_id, given))
  const district_id = found('district', city_id, (given) => places.district(region_id, city_id, given))
  if ([region_id, city_id, district_id].includes(unknown)) return { region_id, city_id, district_id }
  // Part of a saved place and part of another need not fit together.
  if (saved && city_id !== '' && places.find('city', region_id, city_id) === undefined)
    cells.refuse(`${party}_city`, 'error.place_does_not_fit')
  if (saved && district_id !== '' && places.district(region_id, city_id, district_id) === undefined)
    cells.refuse(`${party}_district`, 'error.place_does_not_fit')
  return { region_id, city_id, district_id }
}

function dropPointIn({ rows }: Known, cells: Cells) {
  const given = cells.of('sender_drop_point').toLowerCase()
  if (given === '') return ''
  const found = rows.locations.find(({ id, label }) => id === given || label.toLowerCase() === given)
  if (!found) cells.refuse('sender_drop_point', 'error.drop_point_required')
  return found?.id ?? ''
}

function packageIn(cells: Cells) {
  const box = cells.of('box').toUpperCase()
  const side = (name: 'length' | 'width' | 'height') => {
    const given = cells.of(name)
    return given === '' || box !== '' ? undefined : numberIn(given)
  }
  const items = itemsIn(cells.of('items'))
  const worth = items.reduce((sum, { quantity, unit_value }) => sum + quantity * unit_value, 0)
  const declared = cells.of('declared_value')
  return {
    box,
    length: side('length'),
    width: side('width'),
    height: side('height'),
    weight: numberIn(cells.of('weight')),
    item_type: cells.of('item_type').toLowerCase(),
    items,
    add_ons: addOnsIn(cells.of('add_ons'), addOnOptions),
    declared_value: declared === '' ? Math.round((worth || 0) * 100) / 100 : numberIn(declared),
    purpose: cells.of('purpose').toLowerCase(),
    pmi_registration: cells.of('pmi_registration').toLowerCase() || 'none',
    consent: isYes(cells.of('consent')),
  } satisfies Record<keyof typeof packageFields.shape, unknown>
}

/** With the value that was given, short and without what cannot be seen. */
export function inCells(
  { row, cells }: TableRow,
  errors: readonly FieldError[],
  column: (path: string) => string,
) {
  const values = new Map<string, string>(cells)
  return errors.map(({ path, message }) => {
    const name = column(path)
    const reference = shown(cells.get('reference') ?? '')
    return { row, reference, column: name, value: shown(values.get(name) ?? ''), message }
  })
}

function shown(value: string) {
  return value
    .slice(0, 80)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '�')
}

/** The first mistake of a cell is the one to mend first. */
function firstOfEach(errors: BulkError[]) {
  return errors.filter(({ column }, index) => errors.findIndex((other) => other.column === column) === index)
}
