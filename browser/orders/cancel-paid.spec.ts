import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import officeParcels from '../../web/locales/id/office_parcels.ts'
import refunds from '../../web/locales/sg/office_refunds.ts'
import { cancelTransaction } from '#contract/orders/cancellations.ts'
import { serialInGroups } from '#contract/parcels/box-serial.ts'
import { pathIn } from '#contract/platform/endpoint.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { numberOf, placeBoxOrder, placePaidBoxes } from '../steps/order.ts'
import { findOnDesk, searchDesk, sendProofOf } from '../steps/desk.ts'
import { words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const language = 'id'

test.use({ viewport: { width: 360, height: 740 } })
test.describe.configure({ timeout: 90_000 })

test('a paid order is cancelled by its owner, who sees before what comes back', async ({ page }) => {
  const problems = listen(page)
  const { success } = words[language]
  const { cancel, cancel_paid, ended } = success
  await settle(page, language)
  const { token } = await arriveAs(page, 'customer')
  const { order_id, amount } = await placePaidBoxes(page.request, token)
  await page.goto(`/shipment-success?id=${order_id}`)
  await page.getByText(cancel.button, { exact: true }).click()
  await expect(page.getByText(cancel_paid.to_cash.replace('{{amount}}', amount))).toBeVisible()
  await expect(page.getByText(cancel_paid.voids_other.replace('{{count}}', '2'))).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page, `a paid order that can be cancelled, ${language}`)
  const press = page.getByRole('button', { name: cancel_paid.button.replace('{{amount}}', amount) })
  await press.click()
  await page.locator('dialog[open]').getByRole('button', { name: cancel.keep }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ended.heading)
  await press.click()
  await page.locator('dialog[open]').getByRole('button', { name: cancel.confirm }).click()
  await expect(page.getByText(cancel_paid.done)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ended.heading)
  await expect(page.getByText(ended.own_text)).toBeVisible()
  await expect(page.getByText(amount).first()).toBeVisible()
  await expect(page.getByText(cancel.button, { exact: true })).toHaveCount(0)
  const db = await database()
  const refunds = await db
    .selectFrom('refunds')
    .select(['kind', 'status'])
    .where('order_id', '=', order_id)
    .execute()
  expect(refunds).toEqual([{ kind: 'cancellation', status: 'due' }])
  expect(problems).toEqual([])
})

test('two of three boxes are cancelled, the third one is kept', async ({ page }) => {
  const problems = listen(page)
  const { cancel, cancel_paid } = words.sg.success
  await settle(page, 'sg')
  const { token } = await arriveAs(page, 'customer')
  const { order_id } = await placePaidBoxes(page.request, token, 3)
  await page.goto(`/shipment-success?id=${order_id}`)
  await page.getByText(cancel.button, { exact: true }).click()
  const ticks = page.getByRole('group', { name: cancel_paid.boxes.legend }).getByRole('checkbox')
  await expect(ticks).toHaveCount(3)
  for (let place = 0; place < 3; place += 1) {
    await ticks.nth(place).focus()
    await page.keyboard.press('Space')
  }
  await expect(page.getByText(cancel_paid.boxes.none)).toBeVisible()
  await ticks.nth(0).click()
  await ticks.nth(2).click()
  await expectNoOverflow(page)
  await expectAccessible(page, 'boxes that can be cancelled')
  await page.getByRole('button', { name: cancel_paid.button.replace('{{amount}}', 'RM 100.00') }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText(cancel_paid.boxes.question_other.replace('{{count}}', '2'))
  await dialog.getByRole('button', { name: cancel.confirm }).click()
  await expect(page.getByText(cancel_paid.boxes.done)).toBeVisible()
  const db = await database()
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['serial', 'status'])
    .where('order_id', '=', order_id)
    .orderBy('id')
    .execute()
  expect(vouchers.map(({ status }) => status)).toEqual(['void', 'issued', 'void'])
  const [first = '', , third = ''] = vouchers.map(({ serial }) => serialInGroups(serial))
  await expect(page.getByRole('definition').getByRole('listitem')).toHaveText([first, third])
  expect(problems).toEqual([])
})

test('the office gives back in cash what was paid in cash', async ({ page }) => {
  const problems = listen(page)
  await settle(page, 'sg')
  const customer = await makePerson('customer')
  const { order_id } = await placePaidBoxes(page.request, customer.token, 1)
  const reply = await page.request.post(pathIn('user', cancelTransaction.path).replace(':id', order_id), {
    headers: { authorization: `Bearer ${customer.token}`, 'idempotency-key': randomUUID() },
    data: { refund: 50 },
  })
  expect(reply.status(), await reply.text()).toBe(200)
  await arriveAs(page, 'admin')
  await page.goto('/office/refunds')
  const number = await numberOf(order_id)
  await searchDesk(page, 'sg', number)
  await expect(page.getByText('1 waiting, RM 50.00 in all')).toBeVisible()
  await page.getByRole('button', { name: refunds.cash.confirm }).click()
  await expectNoOverflow(page)
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText('RM 50.00')
  await dialog.getByRole('button', { name: refunds.cash.confirm }).click()
  await expect(page.getByText(refunds.done)).toBeVisible()
  const db = await database()
  const paid = await db
    .selectFrom('refunds')
    .select(['status', 'paid_in_cash'])
    .where('order_id', '=', order_id)
    .execute()
  expect(paid).toEqual([{ status: 'paid', paid_in_cash: true }])
  expect(problems).toEqual([])
})

test('while a proof is checked the end of an order is asked for, taken back and read at the desk', async ({
  page,
  browser,
}) => {
  const problems = listen(page)
  const { success, office } = words[language]
  const { cancel } = success
  await settle(page, language)
  const { token } = await arriveAs(page, 'customer')
  const order_id = await placeBoxOrder(page.request, token)
  await page.goto(`/shipment-success?id=${order_id}`)
  await sendProofOf(page, language, 'RM 100')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(success.awaiting_approval.heading)
  const ask = page.getByRole('button', { name: cancel.button })
  const wished = page.getByText(cancel.wished.split('{{')[0] ?? '')
  const sheet = page.locator('dialog[open]')
  await ask.click()
  await expect(sheet.getByText(cancel.wish)).toBeVisible()
  await sheet.getByRole('button', { name: cancel.confirm }).click()
  await expect(wished).toBeVisible()
  await expect(ask).toHaveCount(0)
  await expectNoOverflow(page)
  await expectAccessible(page, `an order whose end is asked for, ${language}`)
  await page.getByRole('button', { name: cancel.keep }).click()
  await expect(wished).toHaveCount(0)
  await ask.click()
  await sheet.getByRole('button', { name: cancel.confirm }).click()
  await expect(wished).toBeVisible()

  const desk = await browser.newPage()
  await settle(desk, language)
  await arriveAs(desk, 'admin')
  await findOnDesk(desk, language, order_id)
  await expect(desk.getByText(office.payments.cancel_wished)).toBeVisible()
  await desk.goto(`/office/parcels/${await numberOf(order_id)}`)
  await expect(desk.getByText(officeParcels.one.cancel_wished)).toBeVisible()
  expect(problems).toEqual([])
})
