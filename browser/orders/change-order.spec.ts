import { expect } from '@playwright/test'
import errors from '../../web/locales/sg/error.ts'
import detail from '../../web/locales/sg/shipment_detail.ts'
import orderChange from '../../web/locales/sg/order_change.ts'
import shipment from '../../web/locales/sg/shipment.ts'
import success from '../../web/locales/sg/shipment_success.ts'
import ui from '../../web/locales/sg/ui.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, stayAs } from '../steps/database.ts'
import { shipmentOfSomebody } from '../steps/office.ts'
import { placeBoxOrder } from '../steps/order.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

async function paidParcel() {
  const made = await shipmentOfSomebody()
  const db = await database()
  const item = { name: 'Baju', quantity: 2, unit_value_sen: 5000, net_weight_g: 3200, origin_country: 'MY' }
  await db
    .insertInto('shipment_items')
    .values({ order_id: made.id, position: 1, ...item })
    .execute()
  return made
}

test('a paid order gets other contents and services; what it costs more is shown before and paid like every order', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const { number, id, owner } = await paidParcel()
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'sg')
  await stayAs(page, owner)
  await page.goto(`/shipment-detail?id=${id}`)
  await page.getByRole('link', { name: orderChange.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderChange.heading)
  const ask = page.getByRole('button', { name: orderChange.ask })
  await ask.click()
  await expect(page.getByText(errors.consent_required).first()).toBeVisible()
  await page.locator('[name=consent]').check()
  await ask.click()
  await expect(page.getByText(errors.order_unchanged)).toBeVisible()
  await typeInto(page.locator('[name=address]'), 'Jl. Asia Afrika 8')
  await expect(page.getByText(errors.order_unchanged)).toBeHidden()
  await page.getByRole('checkbox', { name: shipment.add_on.wooden_crate }).check()
  // The next press lands where it was aimed at, and a row that has only come is not blamed for being empty.
  await page.getByRole('checkbox', { name: shipment.add_on.repack }).check()
  await expect(page.locator('[name="add_ons.1.option"]')).toBeVisible()
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0)
  await page.getByRole('checkbox', { name: shipment.add_on.repack }).uncheck()
  await expectAccessible(page, 'an order that is changed')
  await expectNoOverflow(page)
  await ask.click()
  const question = page.locator('dialog[open]')
  await expect(question.getByText(orderChange.labels)).toBeVisible()
  await question.getByRole('button', { name: orderChange.keep }).click()
  await ask.click()
  await question.getByRole('button', { name: orderChange.confirm }).click()
  await expect(page.getByText(success.exact_amount)).toBeVisible()
  await page.goto(`/shipment-detail?id=${id}`)
  await expect(page.getByRole('heading', { name: detail.fees.heading })).toBeVisible()
  await page.locator('summary').filter({ hasText: orderChange.changes }).click()
  await expect(page.getByRole('cell', { name: 'Jl. Asia Afrika 8' })).toBeVisible()
  await expectAccessible(page, 'an order that was changed')
  await expectNoOverflow(page)

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  const office = await desk.newPage()
  await settle(office, 'sg')
  await arriveAs(office, 'admin')
  await office.goto(`/office/parcels/${number}`)
  await office.locator('summary').filter({ hasText: orderChange.changes }).click()
  await expect(office.getByRole('cell', { name: 'Jl. Asia Afrika 8' })).toBeVisible()
  await expectAccessible(office, 'what was changed, for the office')
  expect(complaints.filter((complaint) => !/status of 4(00|09)/.test(complaint))).toEqual([])
})

test('whoever chose the way to pay wrongly chooses another, and is asked for its amount', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'sg')
  const { token } = await arriveAs(page, 'customer')
  const id = await placeBoxOrder(page.request, token, 1, 'cash')
  await page.goto(`/shipment-success?id=${id}`)
  await page.getByRole('button', { name: success.other_way.heading }).click()
  await page.getByRole('button', { name: success.other_way.keep }).click()
  await expect(page.getByRole('heading', { name: success.how.cash })).toBeVisible()
  await page.getByRole('button', { name: success.other_way.heading }).click()
  await page.getByRole('tab', { name: ui.payment.transfer }).click()
  await expectAccessible(page, 'another way to pay')
  await page.getByText('Maybank').click()
  await page.getByRole('button', { name: success.other_way.save }).click()
  await expect(page.getByText(success.other_way.done)).toBeVisible()
  await expect(page.getByRole('heading', { name: success.how.transfer })).toBeVisible()
})
