import { expect } from '@playwright/test'
import cash from '../../web/locales/sg/counter_cash.ts'
import courier from '../../web/locales/sg/courier.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { numberOf, placeBoxOrder } from '../steps/order.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test('an agent finds an unpaid order by its number and takes its cash at the counter', async ({ page }) => {
  const complaints = listen(page)
  const owner = await makePerson('customer')
  await page.setViewportSize({ width: 360, height: 780 })
  await settle(page, 'sg')
  const agent = await arriveAs(page, 'agent')
  const order_id = await placeBoxOrder(page.request, owner.token, 1, 'cash')
  const db = await database()
  const { payment_account_id } = await db
    .selectFrom('payments')
    .select('payment_account_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const { location_id } = await db
    .selectFrom('payment_accounts')
    .select('location_id')
    .where('id', '=', payment_account_id)
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ location_id }).where('id', '=', agent.id).execute()
  const other = await numberOf(await placeBoxOrder(page.request, owner.token, 1))

  await page.goto('/courier')
  await page.getByRole('link', { name: courier.counter.acts.cash }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cash.heading)
  const field = page.locator('[name=number]')
  await typeInto(field, other)
  await field.press('Enter')
  await expect(page.getByText(cash.nothing)).toBeVisible()
  await typeInto(field, await numberOf(order_id))
  await field.press('Enter')
  await expect(page.getByText('RM 50.00', { exact: true })).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page, 'cash at the counter')
  await page.getByRole('button', { name: cash.take }).click()
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: /50\.00 received$/ })
    .click()
  await expect(page.getByText(cash.taken)).toBeVisible()
  const { status } = await db
    .selectFrom('payments')
    .select('status')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('success')
  // The browser itself says that one number was not found.
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
})
