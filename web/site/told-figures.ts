import { isSuccess } from '#contract/platform/envelope.ts'
import { readToldPrices, type ToldPrices } from '#contract/prices/told-prices.ts'
import { readMasterData, type Box } from '#contract/site/master-data.ts'
import { call } from '../platform/call.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { countryOf, modes, type Mode } from '#contract/places/zones.ts'
import { tellableDays, type Days } from './days.ts'
import { figures } from './figures.ts'

let asked: ReturnType<typeof ask> | undefined

/** Asked once a visit, however many parts of a page tell numbers. */
export function toldFigures() {
  asked ??= ask()
  return asked
}

/** Nothing where the current card and boxes say the same as those this page was built with. */
async function ask() {
  const [prices, boxes] = await Promise.all([call(readToldPrices), call(readMasterData)])
  if (!prices || !isSuccess(prices) || !boxes || !isSuccess(boxes)) {
    // Without connection the next page asks again.
    asked = undefined
    return undefined
  }
  const told = { ...figures, ...figuresOf(prices.data.prices), ...boxFigures(boxes.data.box) }
  const daysOf = daysIn(prices.data.prices)
  const areSame = tellableDays.every((days) => isSame(days, daysOf(days)))
  if (areSame && JSON.stringify(told) === JSON.stringify(figures)) return undefined
  return { figures: told, daysOf }
}

/** What a page says of a journey, by the card in force. */
export function daysIn({ days }: Pick<ToldPrices, 'days'>) {
  return ({ from, to }: Pick<Days, 'from' | 'to'>) => {
    const journey = days.find((one) => one.from === from && one.to === to)
    return journey && { air: span(journey.air), sea: span(journey.sea) }
  }
}

function isSame(days: Days, told: Pick<Days, 'air' | 'sea'> | undefined) {
  return !told || (told.air === days.air && told.sea === days.sea)
}

function span([from, to]: readonly [number, number], dash = '–') {
  return from === to ? String(to) : `${from}${dash}${to}`
}

/** The shortest and the longest of several journeys, in a sentence. */
function widest(journeys: ToldPrices['days'], ways: readonly Mode[]) {
  const all = journeys.flatMap((journey) => ways.flatMap((way) => journey[way]))
  return span([Math.min(...all), Math.max(...all)], '–\u2060')
}

export function figuresOf(told: ToldPrices) {
  const { insured_most, days } = told
  const across = days.filter(({ from, to }) => countryOf(from) !== countryOf(to))
  const within = days.filter(({ from, to }) => countryOf(from) === countryOf(to))
  return {
    domestic_days: widest(within, modes),
    international_days: widest(across, ['air']),
    international_sea_days: widest(across, ['sea']),
    air_divisor: String(told.air_divisor),
    sea_divisor: String(told.sea_divisor),
    air_min: kg(told.air_min_kg),
    sea_min: kg(told.sea_min_kg),
    air_piece: kg(told.air_piece_kg),
    sea_piece: kg(told.sea_piece_kg),
    longest_side: `${told.longest_side_cm}\u00a0cm`,
    document_fee: formatRinggit(told.document_fee),
    pickup_fee: formatRinggit(told.pickup_fee),
    pickup_free_from: kg(told.pickup_free_from_kg),
    large_piece_fee: oneOrBoth(told.large_piece_fee, told.heavy_piece_fee),
    address_fee: formatRinggit(told.address_fee),
    address_fee_departed: formatRinggit(told.address_fee_departed),
    storage_free_days: String(told.storage_free_days),
    storage_fee: formatRinggit(told.storage_fee),
    return_percent: String(told.return_percent),
    cover_times: String(told.cover_times),
    cover_most: formatRinggit(told.cover_most),
    insured_most: insured_most === null ? figures.insured_most : formatRinggit(insured_most),
    insurance_domestic_percent: String(told.insurance_domestic_percent),
    insurance_international_percent: String(told.insurance_international_percent),
    insurance_domestic_plus: formatRinggit(told.insurance_domestic_plus),
    insurance_domestic_least: formatRinggit(told.insurance_domestic_least),
    insurance_international_least: formatRinggit(told.insurance_international_least),
  } as const satisfies Partial<Record<keyof typeof figures, string>>
}

/** One sentence names the fee of a long piece and that of a heavy one. */
function oneOrBoth(long: number, heavy: number) {
  const fees = [Math.min(long, heavy), Math.max(long, heavy)].map(formatRinggit)
  return [...new Set(fees)].join('–\u2060')
}

/** A size that is no longer sold keeps the words it had. */
export function boxFigures(boxes: readonly Box[]) {
  const [m, xl] = ['M', 'XL'].map((size) => boxes.find(({ label }) => label === size))
  return {
    ...(m && { m_size: sidesOf(m), m_weight: kg(m.max_weight) }),
    ...(xl && { xl_size: sidesOf(xl), xl_weight: kg(xl.max_weight) }),
  }
}

function sidesOf({ max_dim: { length, width, height } }: Box) {
  return [length, width, height].join('\u00a0×\u00a0') + '\u00a0cm'
}

function kg(kilograms: number) {
  return `${kilograms}\u00a0kg`
}
