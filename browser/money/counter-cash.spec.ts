import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import cash from '../../web/locales/sg/counter_cash.ts'
import courier from '../../web/locales/sg/courier.ts'
import error from '../../web/locales/sg/error.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { numberOf, placeBoxOrder } from '../steps/order.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test('an agent finds an unpaid order by its number, or by who ordered, and takes its cash at the counter', async ({
  page,
}) => {
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
  // Or they say who they are, and whoever waits elsewhere is not told.
  const name = page.locator('[name=customer]')
  await typeInto(name, 'zz')
  await name.press('Enter')
  await expect(page.getByText(error.too_short)).toBeVisible()
  await typeInto(name, 'Nobody Here')
  await name.press('Enter')
  await expect(page.getByText(cash.search.none)).toBeVisible()
  await expect(page.getByText(cash.nothing)).toHaveCount(0)
  await db.updateTable('users').set({ name: 'Rosmawati Contoh' }).where('id', '=', owner.id).execute()
  await typeInto(name, 'rosmawati')
  await name.press('Enter')
  const hit = page.getByRole('button', { name: inGroups(await numberOf(order_id)) })
  await expect(page.getByRole('button', { name: 'Rosmawati' })).toHaveCount(1)
  await expectAccessible(page, 'cash by the name of a customer')
  await expectNoOverflow(page)
  await hit.click()
  await expect(page.getByText('RM 50.00', { exact: true })).toHaveCount(2)
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
