import { expect } from '@playwright/test'
import { sql } from 'kysely'
import { mostAssigned } from '#contract/office/office-parcels.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import office from '../../web/locales/sg/office_parcels.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { shipmentWithPayment } from '../steps/office.ts'
import { makePaidShipment } from '../steps/parcel.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const { bulk, filters } = office
const shownAtOnce = 20

test('the office gives two of today’s pickups to one courier, and reads which third one somebody else took', async ({
  page,
}) => {
  const db = await database()
  const [one, two, taken] = [await shipmentWithPayment(), await makePaidShipment(), await makePaidShipment()]
  const courier = await makePerson('courier', `Rizal ${Date.now()}`)
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/office/parcels')
  await page.getByRole('button', { name: filters.label }).click()
  await page.getByLabel(filters.service).selectOption('pickup')
  await page.getByLabel(filters.region).selectOption({ label: 'Selangor' })
  for (const number of [one, two, taken])
    await page.getByLabel(bulk.choose_one.replace('{{number}}', inGroups(number))).check()
  await expect(page.getByText(bulk.chosen.replace('{{count}}', '3'))).toBeVisible()
  await expectAccessible(page, 'chosen parcels')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: bulk.labels_other.replace('{{count}}', '3') }).click()
  expect((await file).suggestedFilename()).toBe('labels.pdf')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'chosen parcels in the dark')
  // Escape lets them go.
  await page.keyboard.press('Escape')
  await expect(page.getByText(bulk.chosen.replace('{{count}}', '3'))).toBeHidden()
  for (const number of [one, two, taken])
    await page.getByLabel(bulk.choose_one.replace('{{number}}', inGroups(number))).check()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await db
    .updateTable('parcels')
    .set({ holder_id: courier.id })
    .where('tracking_number', '=', taken)
    .execute()
  const who = page.getByLabel(office.assign.label)
  await who.selectOption(courier.id)
  await page.getByRole('button', { name: bulk.assign.replace('{{count}}', '3') }).click()
  await expect(page.getByText(bulk.given_other.replace('{{count}}', '2'))).toBeVisible()
  await expect(page.getByText(bulk.refused_one.replace('{{count}}', '1'))).toBeVisible()
  const rows = await db
    .selectFrom('parcels')
    .select('holder_id')
    .where('tracking_number', 'in', [one, two])
    .execute()
  expect(rows).toEqual([{ holder_id: courier.id }, { holder_id: courier.id }])
})

test('where more match than are shown, the bar says so and chooses them too', async ({ page }) => {
  const db = await database()
  const owner = await makePerson('customer')
  for (let count = 0; count < shownAtOnce + 2; count += 1) {
    const number = await makePaidShipment()
    await db.updateTable('orders').set({ user_id: owner.id }).where('tracking_number', '=', number).execute()
    // The lists of other journeys are to find theirs at the top.
    await sql`update parcels set changed_at = now() - interval '1 day' where tracking_number = ${number}`.execute(
      db,
    )
  }
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto(`/office/parcels?customer=${owner.id}`)
  await page.getByLabel(bulk.all).check()
  await expect(page.getByText(bulk.chosen.replace('{{count}}', String(shownAtOnce)))).toBeVisible()
  await expect(page.getByText(bulk.more)).toBeVisible()
  await expectAccessible(page, 'more parcels that match')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
  await page.getByRole('button', { name: bulk.choose_more.replace('{{most}}', String(mostAssigned)) }).click()
  await expect(page.getByText(bulk.chosen.replace('{{count}}', String(shownAtOnce + 2)))).toBeVisible()
  await expect(page.getByText(bulk.more)).toBeHidden()
})
