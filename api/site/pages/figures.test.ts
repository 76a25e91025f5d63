import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import { damage_days, decide_days, look_working_days } from '#contract/money/claim-rules.ts'
import { graceAfterRejection_h, paymentDeadline_h } from '#contract/money/payments.ts'
import { voucherLifetime_months } from '#contract/money/voucher-lifetime.ts'
import { applicationKept_days } from '#contract/people/agents.ts'
import { codeLifetime_min } from '#contract/people/accounts.ts'
import { largestPicture_MB, passportKept_days } from '#contract/platform/files.ts'
import { thresholdOn } from '#contract/customs/customs-rules.ts'
import { readMasterData } from '#contract/site/master-data.ts'
import { rateCard } from '#contract/prices/rate-card.ts'
import { toldPrices } from '#contract/prices/told-prices.ts'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { pricesToldOf } from '../../prices/quotes/told-prices.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { sessionIdle_days } from '../../people/sessions/sessions.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const { figures }: { figures: Record<string, string> } = await import(path.join(root, 'web/site/figures.ts'))

interface Ways {
  air: string
  sea: string
}

interface Days extends Ways {
  from: string
  to: string
}

const {
  figuresOf,
  boxFigures,
  daysIn,
}: {
  figuresOf: (told: object) => Record<string, string>
  boxFigures: (boxes: object) => Record<string, string>
  daysIn: (told: object) => (journey: Days) => Ways | undefined
} = await import(path.join(root, 'web/site/told-figures.ts'))

const { tellableDays }: { tellableDays: Days[] } = await import(path.join(root, 'web/site/days.ts'))

const today = '2026-11-22'
const rm = (sen: number) => plain(formatRinggit(sen / 100))
const usd = (dollars: number) => `USD ${dollars.toLocaleString('en-SG')}`

async function firstCard() {
  const file = path.join(root, 'database/rate-card/rate_card.json')
  const withExamples = z.looseObject({ examples: z.unknown() })
  // The file also holds the worked examples.
  const { examples: _, ...card } = withExamples.parse(JSON.parse(await readFile(file, 'utf8')))
  return rateCard.parse(card)
}

/** With spaces at which a line may break. */
const plain = (text = '') => text.replaceAll('\u00A0', ' ')
const shown = (name: string) => plain(figures[name])

const ofWorker = thresholdOn('ID', 'pmi_value', today)
const limits: Record<string, string | number> = {
  payment_hours: paymentDeadline_h,
  payment_again_hours: graceAfterRejection_h,
  voucher_months: voucherLifetime_months,
  passport_days: passportKept_days,
  application_days: applicationKept_days,
  session_days: sessionIdle_days,
  code_minutes: codeLifetime_min,
  claim_days: damage_days,
  claim_look_days: look_working_days,
  claim_decide_days: decide_days,
  picture_size: `${largestPicture_MB} MB`,
  duty_free: usd(thresholdOn('ID', 'duty_free_up_to', today)),
  simple_duty_most: usd(thresholdOn('ID', 'flat_duty_up_to', today)),
  pmi_parcel: usd(ofWorker),
  pmi_year: usd(ofWorker * thresholdOn('ID', 'pmi_shipments_bp2mi', today)),
  malaysia_air_free: rm(thresholdOn('MY', 'duty_free_up_to', today) * 100),
}
/** A rule of Indonesian customs that nothing here works with. */
const readOnly = ['pmi_size']

test('terms, questions and examples tell the limits that hold', () => {
  for (const [name, limit] of Object.entries(limits)) assert.equal(shown(name), String(limit), name)
})

test('the boxes that pages tell of are those of a new installation', async () => {
  const { call } = await startTestServer()
  const { box } = (await call(readMasterData, {}, { area: 'public' })).data
  for (const [name, figure] of Object.entries(boxFigures(box))) assert.equal(figure, figures[name], name)
})

test('no figure is compared with nothing', async () => {
  const ofCard = Object.keys(figuresOf(z.encode(toldPrices, pricesToldOf(await firstCard()))))
  const ofBoxes = ['m_size', 'm_weight', 'xl_size', 'xl_weight']
  assert.deepEqual(
    Object.keys(figures).toSorted(),
    [...Object.keys(limits), ...ofCard, ...ofBoxes, ...readOnly].toSorted(),
  )
})

test('they tell the prices of the card that a new installation begins with', async () => {
  const { weight, surcharges, international, insurance, liability } = await firstCard()
  const { pickup, oversize, overweight_piece, address_change, storage, return_to_sender } = surcharges
  const prices: Record<string, string> = {
    air_divisor: String(weight.air.divisor),
    sea_divisor: String(weight.sea.divisor),
    air_min: `${weight.air.min_kg} kg`,
    sea_min: `${weight.sea.min_kg} kg`,
    air_piece: `${weight.air.max_piece_kg} kg`,
    sea_piece: `${weight.sea.max_piece_kg} kg`,
    longest_side: `${oversize.longest_cm} cm`,
    document_fee: rm(international.document_fee),
    pickup_fee: rm(pickup.price),
    pickup_free_from: `${pickup.free_from_kg} kg`,
    large_piece_fee: rm(oversize.price),
    address_fee: rm(address_change.price),
    address_fee_departed: rm(address_change.after_departure),
    storage_free_days: String(storage.free_days),
    storage_fee: rm(storage.per_day),
    return_percent: String(return_to_sender.percent_of_freight),
    cover_times: String(liability.freight_times),
    cover_most: rm(liability.most),
    insured_most: rm(insurance.international.max_value ?? 0),
    insurance_domestic_percent: String(insurance.domestic.percent_of_value),
    insurance_international_percent: String(insurance.international.percent_of_value),
    insurance_domestic_plus: rm(insurance.domestic.plus),
    insurance_domestic_least: rm(insurance.domestic.min),
    insurance_international_least: rm(insurance.international.min),
  }
  for (const [name, price] of Object.entries(prices)) assert.equal(shown(name), price, name)
  assert.equal(oversize.price, overweight_piece.price)
})

test('a newer card takes the place of every price of the first one', async () => {
  const told = figuresOf(z.encode(toldPrices, pricesToldOf(await firstCard())))
  for (const [name, figure] of Object.entries(told)) assert.equal(figure, figures[name], name)
})

test('the days of every journey are those of the first card, and no journey is left out', async () => {
  const told = z.encode(toldPrices, pricesToldOf(await firstCard()))
  const daysOf = daysIn(told)
  for (const days of tellableDays) {
    const { air, sea } = daysOf(days) ?? {}
    assert.deepEqual([days.from, days.to, air, sea], [days.from, days.to, days.air, days.sea])
  }
  assert.equal(tellableDays.length, told.days.length)
})
