import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { startDay } from '../steps/courier.ts'
import { arriveAs } from '../steps/database.ts'
import { payByPicture } from '../steps/day.ts'
import { placeBoxOrder } from '../steps/order.ts'
import { makePaidShipment } from '../steps/parcel.ts'
import { pictureOf } from '../steps/purchase.ts'
import { bandung, fillOwnPackage, fillParty, goBy, next, selangor, shipment } from '../steps/shipment.ts'
import { expectDrawn, expectNoOverflow, hydrated } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

// Numbers are drawn by lot, and of their letters W is the widest.
function writeWidestNumbers() {
  for (const place of document.querySelectorAll('.figures')) {
    const number = place.firstChild
    if (number instanceof Text && number.data.startsWith('SB ')) number.data = 'SB WWWW WWWW WWWW W'
  }
}

/** A column so narrow that its words stand letter below letter. */
function crushedWords() {
  return [...document.querySelectorAll('main *')].flatMap((element) => {
    const words = [...element.childNodes]
      .map((node) => (node instanceof Text ? node.data.trim() : ''))
      .join('')
    const { width, height } = element.getBoundingClientRect()
    const letter = Number.parseFloat(getComputedStyle(element).fontSize)
    const isSeen = height > 3 * letter && element.checkVisibility() && !element.closest('svg')
    return isSeen && words.length > 3 && width < letter * 1.8
      ? [`${element.outerHTML.slice(0, 160)}: ${Math.round(width)} px`]
      : []
  })
}

async function enlarge(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

async function expectReadable(page: Page) {
  await expectNoOverflow(page)
  expect(await page.evaluate(crushedWords)).toEqual([])
}

async function expectFit(page: Page, paths: readonly string[]) {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await enlarge(page)
    // The lower parts of the front page are drawn once somebody goes there.
    if (path !== '/') await expectDrawn(page, path)
    await page.evaluate(writeWidestNumbers)
    await expectReadable(page)
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

test('with letters twice as large every step of the wizard fits a phone and is read', async ({ page }) => {
  const { services } = shipment.id
  await settle(page, 'id')
  await arriveAs(page, 'customer')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/shipment')
  await hydrated(page)
  await enlarge(page)
  await fillParty(page, 'id', selangor, services.pickup)
  await expectReadable(page)
  await next(page, 'id')
  await fillParty(page, 'id', bandung, services.delivery, 'receiver')
  await expectReadable(page)
  await next(page, 'id')
  await fillOwnPackage(page, '3')
  for (const name of ['wooden_crate', 'inspection_photo'] as const)
    await page.getByLabel(shipment.id.add_on[name]).check({ force: true })
  await expectReadable(page)
  await next(page, 'id')
  await goBy(page, 'id', 'air')
  await expectReadable(page)
  await next(page, 'id')
  await expectReadable(page)
  await next(page, 'id')
  await expectReadable(page)
})
