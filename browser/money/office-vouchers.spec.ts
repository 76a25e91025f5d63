import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { pathIn } from '#contract/platform/endpoint.ts'
import { confirmCash } from '#contract/money/payments.ts'
import ownVouchers from '../../web/locales/my/voucher.ts'
import vouchers from '../../web/locales/sg/office_vouchers.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson, stayAs } from '../steps/database.ts'
import { searchDesk } from '../steps/desk.ts'
import { placeBoxOrder } from '../steps/order.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test('the office finds a voucher, reads what happened to it and voids it; its owner sees that', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const owner = await makePerson('customer')
  await page.setViewportSize({ width: 1440, height: 900 })
  await settle(page, 'sg')
  const { token } = await arriveAs(page, 'admin')
  const order_id = await placeBoxOrder(page.request, owner.token, 2, 'cash')
  const db = await database()
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const paid = await page.request.post(pathIn('staff', confirmCash.path).replace(':id', id), { headers })
  expect(paid.status()).toBe(200)

  await page.goto('/office/vouchers')
  await searchDesk(page, 'sg', owner.email)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('button').click()
  const shown = page.locator('dialog[open]').first()
  await shown.locator('summary').click()
  await shown.getByRole('button', { name: vouchers.voiding.confirm }).click()
  await expect(shown.locator('[name=reason]')).toHaveAttribute('aria-invalid', 'true')
  await shown.locator('[name=reason]').selectOption('box_damaged')
  await expectAccessible(page, 'a voucher and its history')
  await shown.getByRole('button', { name: vouchers.voiding.confirm }).click()
  await page.locator('dialog[open]').last().getByRole('button', { name: vouchers.voiding.confirm }).click()
  // Told at once, and from now on in its history.
  await expect(page.getByText(vouchers.voiding.done)).toHaveCount(2)
  await expect(shown.locator('li').getByText(vouchers.reasons.box_damaged)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()

  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const own = await phone.newPage()
  await settle(own, 'my')
  await stayAs(own, owner)
  await own.goto('/voucher')
  await expect(own.getByText(ownVouchers.status.void)).toBeVisible()
  await phone.close()
  expect(complaints).toEqual([])
})
