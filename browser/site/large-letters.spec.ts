import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { startDay } from '../steps/courier.ts'
import { arriveAs } from '../steps/database.ts'
import { payByPicture } from '../steps/day.ts'
import { placeBoxOrder } from '../steps/order.ts'
import { makePaidShipment } from '../steps/parcel.ts'
import { pictureOf } from '../steps/purchase.ts'
import { expectDrawn, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

// Numbers are drawn by lot, and of their letters W is the widest.
function writeWidestNumbers() {
  for (const place of document.querySelectorAll('.figures')) {
    const number = place.firstChild
    if (number instanceof Text && number.data.startsWith('SB ')) number.data = 'SB WWWW WWWW WWWW W'
  }
}

async function expectFit(page: Page, paths: readonly string[]) {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    // The lower parts of the front page are drawn once somebody goes there.
    if (path !== '/') await expectDrawn(page, path)
    await page.evaluate(writeWidestNumbers)
    await expectNoOverflow(page)
  }
}

test('with letters twice as large nothing that a customer sees is wider than a phone', async ({ page }) => {
  const { token } = await arriveAs(page, 'customer')
  const unpaid = `/shipment-success?id=${await placeBoxOrder(page.request, token)}`
  const poster = `/resi-detail?number=${await makePaidShipment()}`
  await expectFit(page, ['/', '/service-purchase', '/purchase', '/shipment', '/transaction', unpaid, poster])
})

test('with letters twice as large a proof on the desk fits a phone, and the rest of the office', async ({
  page,
}) => {
  await makePaidShipment()
  await payByPicture(page.request, (await pictureOf(randomUUID())).buffer)
  await arriveAs(page, 'admin')
  await expectFit(page, [
    '/office/payments',
    '/office',
    '/office/customers',
    '/office/parcels',
    '/office/messages',
  ])
})

test('with letters twice as large a round with parcels fits a phone', async ({ page }) => {
  await startDay(page, 'id')
  await expectFit(page, ['/courier'])
})
