import { expect, type Page } from '@playwright/test'
import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import ui from '../../web/locales/sg/ui.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { makePaidShipment } from '../steps/parcel.ts'
import { shipment } from '../steps/shipment.ts'
import { expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test('whoever sent for themselves begins where they were, unless a price was asked for from elsewhere', async ({
  page,
}) => {
  const { db, id } = await sentBefore(page)
  await db.updateTable('users').set({ name: 'Siti Contoh' }).where('id', '=', id).execute()
  await page.evaluate(() =>
    localStorage.setItem('user', (localStorage.getItem('user') ?? '').replace('Nur Contoh', 'Siti Contoh')),
  )
  await page.goto('/shipment?origin_country=MY&origin_region=MY-01&weight=2')
  // Where to they sent last: with a weight both prices stand.
  await expect(page.locator('[name=quote_to]')).toHaveValue('ID/32')
  await expect(page.locator('[name=quote_mode]')).toHaveCount(2)
  await expect(page.locator('[name=address]')).toHaveValue('')
  await page.goto('/shipment?origin_country=MY&origin_region=MY-10&weight=2')
  await expect(page.getByText(shipment.sg.see_filled_in)).toBeVisible()
  await page.getByText(shipment.sg.see_filled_in).click()
  await expect(page.locator('[name=address]')).toHaveValue('No. 1, Jalan Contoh')
  // Another name is somebody else: nobody is ticked any more, until it is the same again.
  const card = page.locator('[name=known_person]')
  await expect(card).toBeChecked()
  await page.locator('[name=name]').press('End')
  await page.keyboard.type('h')
  await expect(card).not.toBeChecked()
  await expect(page.locator('[name=name]')).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(card).toBeChecked()
  // Another day keeps the hours that were chosen.
  await page.getByText('12:00–15:00').click()
  await page.getByRole('group', { name: shipment.sg.visit.courier }).locator('label').nth(1).click()
  await expect(page.getByRole('radio', { name: '12:00–15:00' })).toBeChecked()
  // Whoever types in what is folded away goes on typing there, and the places follow.
  const postcode = page.locator('[name=postal_code]')
  await postcode.press('End')
  await postcode.press('Backspace')
  await expect(postcode).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('80000')
  await expect(page.locator('[name=city_id]')).toHaveValue('Johor Bahru')
  await expect(postcode).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('99999')
  await expect(page.getByText(ui.places.unknown_postcode)).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  await expect(page.getByText(shipment.sg.filled_in_wrong)).toBeVisible()
})

test('whoever sent a parcel types no address for the boxes they buy', async ({ page }) => {
  await sentBefore(page)
  await page.goto('/purchase')
  const earlier = page.getByRole('group', { name: ui.earlier_people })
  await earlier.getByText('Jalan Contoh').first().click()
  await expect(page.locator('[name=name]')).toHaveValue('Siti Contoh')
  await expect(page.locator('[name=address]')).toHaveValue('No. 1, Jalan Contoh')
  await expect(page.locator('[name=postal_code]')).toHaveValue('40000')
  await expect(page.locator('[name=known_person]').first()).toBeChecked()
  await expectNoOverflow(page)
})

/** One parcel, to somebody who was not saved. */
async function sentBefore(page: Page) {
  await settle(page, 'sg')
  const { id } = await arriveAs(page, 'customer')
  const db = await database()
  await db
    .updateTable('orders')
    .set({ user_id: id })
    .where('tracking_number', '=', readTrackingNumber(await makePaidShipment()) ?? '')
    .execute()
  return { db, id }
}
