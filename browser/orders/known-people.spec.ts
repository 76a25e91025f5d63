import { expect } from '@playwright/test'
import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { makePaidShipment } from '../steps/parcel.ts'
import { shipment } from '../steps/shipment.ts'
import { test } from '../steps/journey.ts'

test('whoever sent for themselves begins where they were, unless a price was asked for from elsewhere', async ({
  page,
}) => {
  await settle(page, 'sg')
  const { id } = await arriveAs(page, 'customer')
  const db = await database()
  await db
    .updateTable('orders')
    .set({ user_id: id })
    .where('tracking_number', '=', readTrackingNumber(await makePaidShipment()) ?? '')
    .execute()
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
  await expect(page.getByText(shipment.sg.filled_in)).toBeVisible()
  await page.getByText(shipment.sg.see_filled_in).click()
  await expect(page.locator('[name=address]')).toHaveValue('No. 1, Jalan Contoh')
})
