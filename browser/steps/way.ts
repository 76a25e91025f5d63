import { expect, type Browser, type Page } from '@playwright/test'
import type { Role } from '#contract/platform/roles.ts'
import { findTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { settle } from './account.ts'
import { arriveAs, database } from './database.ts'
import courierWords from '../../web/locales/sg/courier.ts'
import { typeInto } from './typing.ts'

/** Somebody of the staff with a phone of their own. */
export async function work(browser: Browser, role: Role) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await settle(page, 'sg')
  await arriveAs(page, role)
  return page
}

export async function find(page: Page, number: string) {
  await page.goto('/courier')
  await typeInto(page.locator('[name=number]'), number)
  await page.locator('[name=number]').press('Enter')
  await expect
    .poll(async () => findTrackingNumber((await page.locator('h1').textContent()) ?? ''))
    .toBe(number)
}

/** Names, phones and streets open with the stop. */
export async function takeStop(page: Page) {
  const button = page.getByRole('button', { name: courierWords.stop.take, exact: true })
  await button.click()
  await expect(button).toHaveCount(0)
}

/** The last two things that happened to a parcel, as the database knows them. */
export async function codesOf(number: string) {
  const db = await database()
  const rows = await db
    .selectFrom('parcel_events as e')
    .innerJoin('parcels as p', 'p.order_id', 'e.order_id')
    .select('e.code')
    .where('p.tracking_number', '=', number)
    .orderBy('e.seq', 'desc')
    .limit(2)
    .execute()
  return rows.map(({ code }) => code).toReversed()
}
