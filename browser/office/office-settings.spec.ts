import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import settings from '../../web/locales/my/office_settings.ts'
import office from '../../web/locales/my/office.ts'
import error from '../../web/locales/my/error.ts'
import { pickFrom } from '../steps/purchase.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test('the office names a holiday and takes it back, and sees what is wrong beside the field', async ({
  page,
}) => {
  await settle(page, 'my')
  await arriveAs(page, 'admin')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/office/settings')
  const { holidays } = settings
  await page.getByRole('button', { name: holidays.add }).click()
  await expect(page.getByText(error.day_required)).toBeVisible()
  const name = `Cuti ${Date.now()}`
  const far = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
  await typeInto(page.getByLabel(holidays.date), far)
  await typeInto(page.getByLabel(holidays.label), name)
  await page.getByRole('button', { name: holidays.add }).click()
  await expect(page.getByText(office.saved).first()).toBeVisible()
  const row = page.locator('li', { hasText: name })
  await expect(row).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page, 'settings')
  await row.getByRole('button').click()
  await expect(row).toBeHidden()
})

test('the office makes a city remote, sees it in the list and takes it out again', async ({ page }) => {
  await settle(page, 'my')
  await arriveAs(page, 'admin')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/office/settings')
  const { remote } = settings
  const add = page.getByRole('button', { name: remote.add })
  await expect(add).toBeDisabled()
  await pickFrom(page, 'region_id', 'Papua Barat Daya')
  await pickFrom(page, 'city_id', 'Raja Ampat')
  await add.click()
  const row = page.locator('li', { hasText: 'Raja Ampat' })
  await expect(row).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page, 'remote cities')
  await row.scrollIntoViewIfNeeded()
  await row.getByRole('button').click()
  await expect(row).toBeHidden()
})

test('a holiday on which visits are booked is added only after a look at them', async ({ page }) => {
  const far = new Date(Date.now() + 310 * 86_400_000).toISOString().slice(0, 10)
  const db = await database()
  const day = { region_id: 'MY-10', day: far, time_slot_id: '09-12' }
  await db
    .insertInto('slot_bookings')
    .values({ ...day, booked: 4 })
    .execute()
  await settle(page, 'my')
  await arriveAs(page, 'admin')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/office/settings')
  const { holidays } = settings
  const name = `Cuti ${Date.now()}`
  await typeInto(page.getByLabel(holidays.date), far)
  await typeInto(page.getByLabel(holidays.label), name)
  await page.getByRole('button', { name: holidays.add }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByText(holidays.booked_text)).toBeVisible()
  await expect(dialog.getByRole('heading')).toContainText('4')
  await expectAccessible(page, 'a holiday with visits')
  const row = page.locator('li', { hasText: name })
  await expect(row).toHaveCount(0)
  await dialog.getByRole('button', { name: holidays.add_anyway }).click()
  await expect(row).toBeVisible()
  await db.deleteFrom('slot_bookings').where('day', '=', far).execute()
})
