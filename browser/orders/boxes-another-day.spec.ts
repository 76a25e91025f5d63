import { expect, type Page } from '@playwright/test'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { pathIn } from '#contract/platform/endpoint.ts'
import { visitKey } from '../../api/parcels/tracking/visit-key.ts'
import sgErrors from '../../web/locales/sg/error.ts'
import sgReceiver from '../../web/locales/sg/receiver.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, makePerson, ownKeys } from '../steps/database.ts'
import { counterOfBoxes } from '../steps/counter.ts'
import { numberOf, placePaidBoxes } from '../steps/order.ts'
import { words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { chooseCounter } from '../steps/visit.ts'
import { test } from '../steps/journey.ts'

const language = 'sg'

test.use({ viewport: { width: 360, height: 740 } })
test.describe.configure({ timeout: 90_000 })

test('boxes are collected at a counter on another day, and brought after all by the link alone', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const { visit } = sgReceiver
  const { success } = words[language]
  await settle(page, language)
  const { token } = await arriveAs(page, 'customer')
  const { order_id } = await placePaidBoxes(page.request, token)
  await page.goto(`/shipment-success?id=${order_id}`)
  await page.getByRole('link', { name: success.boxes.another_day }).click()
  await expect(page.getByText(visit.boxes.delivery).first()).toBeVisible()
  // Whoever pressed for another day comes to the days.
  await expect(page.getByRole('heading', { name: visit.heading })).toBeInViewport()
  await page.getByText(visit.boxes.self_pickup).click()
  await chooseDay(page, '09:00–12:00')
  await page.getByRole('button', { name: visit.move }).click()
  await expect(page.getByText(sgErrors.collection_counter_required)).toBeVisible()
  await chooseCounter(page)
  await expectAccessible(page, 'another day for boxes')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: visit.move }).click()
  await expect(page.getByText(visit.moved)).toBeVisible()
  const label = await counterOfBoxes(order_id)
  await expect(page.getByText(label)).toBeVisible()
  await page.goto(`/shipment-success?id=${order_id}`)
  await expect(page.getByText(success.boxes.pickup)).toBeVisible()
  await expect(page.getByText(label)).toBeVisible()
  await expectNoOverflow(page)

  const stranger = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await settle(stranger, language)
  await stranger.goto(await linkTo(order_id))
  await expect(stranger.getByText(label)).toBeVisible()
  await stranger.getByRole('button', { name: visit.choose }).click()
  await stranger.getByText(visit.boxes.delivery).click()
  await chooseDay(stranger)
  await stranger.getByRole('button', { name: visit.move }).click()
  await expect(stranger.getByText(visit.moved)).toBeVisible()
  await expect(stranger.getByText(visit.boxes.delivery)).toBeVisible()
  await expect(stranger.getByText(label)).toHaveCount(0)
  await stranger.close()
  expect(complaints).toEqual([])
})

test('the link of boxes that were cancelled says that there is nothing to move', async ({ page }) => {
  await settle(page, 'sg')
  const { token } = await makePerson('customer')
  const { order_id } = await placePaidBoxes(page.request, token)
  const reply = await page.request.post(pathIn('user', cancelTransaction.path).replace(':id', order_id), {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': order_id },
    data: { refund: 100 },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  await page.goto(await linkTo(order_id))
  await expect(page.getByText(sgErrors.visit_done)).toBeVisible()
  await expect(page.getByRole('button', { name: sgReceiver.visit.choose })).toHaveCount(0)
})

test('of two tabs with one appointment, the second is told what the first did', async ({ page, context }) => {
  const { visit } = sgReceiver
  await settle(page, 'sg')
  const { token } = await makePerson('customer')
  const { order_id } = await placePaidBoxes(page.request, token)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(await linkTo(order_id))
    await tab.getByRole('button', { name: visit.choose }).click()
    await chooseDay(tab)
  }
  await page.getByRole('button', { name: visit.move }).click()
  await expect(page.getByText(visit.moved)).toBeVisible()
  await other.getByRole('button', { name: visit.move }).click()
  await expect(other.getByText(sgErrors.visit_changed)).toBeVisible()
  await expect(other.getByText(/15:00–.?18:00/).first()).toBeVisible()
})

async function chooseDay(page: Page, hours = '15:00–18:00') {
  const days = page.getByRole('group', { name: sgReceiver.visit.day })
  await days
    .locator('label', { has: page.getByRole('radio') })
    .first()
    .click()
  await page.getByText(hours, { exact: true }).click()
}

async function linkTo(order_id: string) {
  return `/resi-detail?number=${await numberOf(order_id)}#v=${visitKey(ownKeys(), order_id, 'receiver')}`
}
