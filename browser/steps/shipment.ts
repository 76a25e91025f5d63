import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import idShipment from '../../web/locales/id/shipment.ts'
import myShipment from '../../web/locales/my/shipment.ts'
import sgShipment from '../../web/locales/sg/shipment.ts'
import { pickFrom, pictureOf, words } from './purchase.ts'
import { expectAccessible } from './steps.ts'
import { typeInto } from './typing.ts'

export const shipment = { id: idShipment, my: myShipment, sg: sgShipment }

export interface Place {
  country: 'MY' | 'ID'
  region: string
  city: string
  district: string
  phone: string
}

export const johor: Place = {
  country: 'MY',
  region: 'Johor',
  city: 'Johor Bahru',
  district: 'Johor Bahru',
  phone: '0123456789',
}
export const selangor: Place = { ...johor, region: 'Selangor', city: 'Shah Alam', district: 'Petaling' }
export const bandung: Place = {
  country: 'ID',
  region: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Sukasari',
  phone: '081234567890',
}

/** Whoever comes without a price asks for it first; identity is asked for afterwards. */
export async function askForPrice(page: Page) {
  const to = page.locator('[name=quote_to]')
  const weight = page.locator('[name=quote_weight]')
  await to.waitFor({ state: 'attached' })
  if ((await to.inputValue()) === '') await to.selectOption({ index: 1 })
  if ((await weight.inputValue()) === '') await typeInto(weight, '3')
  const from = page.locator('[name=quote_from]')
  if ((await from.inputValue()) === '') await from.selectOption({ index: 1 })
}

/** One party: hands, places, passport, service; the sender also day and time, the receiver's follow from the mode. */
export async function fillParty(
  page: Page,
  language: Language,
  place: Place,
  service: string,
  party: 'sender' | 'receiver' = 'sender',
) {
  const word = shipment[language]
  if (party === 'sender') await askForPrice(page)
  await typeInto(page.locator('[name=name]'), 'Siti Contoh')
  await page.locator('[name=phone_country]').selectOption(place.country)
  await typeInto(page.locator('[name=phone]'), place.phone)
  await typeInto(page.locator('[name=email]'), 'siti@example.com')
  await typeInto(page.locator('[name=id_number]'), 'A12345678')
  await page.locator('[name=country_id]').selectOption(place.country)
  await pickFrom(page, 'region_id', place.region)
  await pickFrom(page, 'city_id', place.city)
  await pickFrom(page, 'district_id', place.district)
  await typeInto(page.locator('[name=address]'), 'No. 1, Jalan Contoh')
  await givePassport(page, word)
  await page.getByText(service, { exact: true }).click()
  if (party === 'receiver') return
  await pickDay(page, language, 'first')
  // No counter is open on a Saturday afternoon.
  await page.getByText(service === word.services.drop_off ? '09:00–12:00' : '12:00–15:00').click()
}

/** The mode, and with it a day on which the parcel can be there. */
export async function goBy(page: Page, language: Language, mode: 'air' | 'sea', day?: 'last') {
  await page.locator(`[name=mode][value=${mode}]`).check({ force: true })
  await expect(page.getByRole('button', { name: words[language].ui.visit.another_day })).toBeVisible()
  if (day === undefined) return
  await pickDay(page, language, day)
  await page.getByText('12:00–15:00').click()
}

/** The first or the last day that is open in the month shown; the next month when none is left in this one. */
async function pickDay(page: Page, language: Language, which: 'first' | 'last') {
  await page.getByRole('button', { name: words[language].ui.visit.another_day }).click()
  const days = page.locator('[role=group] button[aria-disabled=false]')
  await expect(page.locator('[role=group] button[aria-disabled]').first()).toBeVisible()
  if ((await days.count()) === 0) await page.locator('[role=group] button').nth(1).click()
  await days[which]().click()
}

async function givePassport(page: Page, word: (typeof shipment)[Language]) {
  const again = page.getByRole('button', { name: word.passport_again })
  const given = page.getByText(word.passport_given)
  await expect(given.or(page.locator('input[type=file]')).first()).toBeAttached()
  // The sender's own is there already when the account gave one before.
  if (await given.isVisible()) return
  if (await again.isVisible()) await again.click()
  else await page.locator('input[type=file]').setInputFiles(await pictureOf(`passport ${Math.random()}`))
  await expect(given).toBeVisible()
}

export async function next(page: Page, language: Language) {
  await page.getByRole('button', { name: shipment[language].next, exact: true }).click()
}

export async function back(page: Page, language: Language) {
  await page.getByRole('button', { name: words[language].ui.stepper.back, exact: true }).click()
}

export async function fillOwnPackage(page: Page, weight: string) {
  for (const [side, value] of [
    ['length', '40'],
    ['width', '30'],
    ['height', '30'],
  ])
    await typeInto(page.locator(`[name=${side}]`), value ?? '')
  await fillContents(page, weight)
}

export async function fillOfficialBox(page: Page, box: string, weight: string) {
  await page.locator(`[name=box][value=${box}]`).check({ force: true })
  await fillContents(page, weight)
}

async function fillContents(page: Page, weight: string) {
  await typeInto(page.locator('[name=weight]'), weight)
  await typeInto(page.locator('[name="items.0.name"]'), 'Baju')
  await page.locator('[name=consent]').check()
  await typeInto(page.locator('[name="items.0.unit_value"]'), '50')
}

export async function pay(page: Page, language: Language, way: PaymentType) {
  await page.getByRole('tab', { name: words[language].ui.payment[way] }).click()
  await page.locator('[name=payment_account]').first().check({ force: true })
  await expectAccessible(page, 'the payment')
  await page.getByRole('button', { name: shipment[language].order, exact: true }).click()
  await expect(page).toHaveURL(/\/shipment-success\?id=/)
  await expect(page.locator('h1')).toHaveText(words[language].success.awaiting_payment.heading)
  await expect(page.getByRole('heading', { name: words[language].success.after.heading })).toBeVisible()
  return new URL(page.url()).searchParams.get('id') ?? ''
}
