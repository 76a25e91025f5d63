import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { cancelByOffice, previewCancellation } from '#contract/orders/cancellations.ts'
import { pathIn } from '#contract/platform/endpoint.ts'
import type { Language } from '#contract/platform/language.ts'
import { confirmCash } from '#contract/money/payments.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { drawnFaults } from '../../web/locales/drawn-faults.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { searchDesk } from '../steps/desk.ts'
import { numberOf, placeBoxOrder } from '../steps/order.ts'
import { words } from '../steps/purchase.ts'
import { refundWords } from '../steps/refund.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { expectWholeTable } from '../steps/table.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'my'

test.use({ viewport: { width: 360, height: 740 } })

/** Boxes that were marked as paid in cash, and then cancelled by the office. */
async function cancelledOrder(request: APIRequestContext) {
  const { token } = await makePerson('customer')
  const admin = await makePerson('admin')
  const headers = () => ({ authorization: `Bearer ${admin.token}`, 'idempotency-key': randomUUID() })
  const order_id = await placeBoxOrder(request, token, 2, 'cash')
  const number = await numberOf(order_id)
  const db = await database()
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const paid = await request.post(pathIn('staff', confirmCash.path).replace(':id', payment.id), {
    headers: headers(),
    data: {},
  })
  expect(paid.status(), await paid.text()).toBe(200)
  const preview = await request.get(pathIn('staff', previewCancellation.path).replace(':number', number), {
    headers: headers(),
  })
  const { refund } = (await preview.json()).data
  const cancelled = await request.post(pathIn('staff', cancelByOffice.path).replace(':number', number), {
    headers: headers(),
    data: { reason: 'customer_asked', words: '', refund },
  })
  expect(cancelled.status(), await cancelled.text()).toBe(200)
  return number
}

async function withdraw(page: Page, language: Language) {
  const { withdrawal } = refundWords[language]
  const { reasons } = words[language].success
  await page.getByText(withdrawal.heading).click()
  const form = page.locator('form', { hasText: withdrawal.text })
  expect(drawnFaults(await form.innerText())).toEqual([])
  await expectAccessible(page, 'withdrawing a refund')
  await expectNoOverflow(page)
  await form.locator('[name=reject_code]').selectOption({ label: reasons.not_received })
  await typeInto(form.locator('[name=reject_reason]'), 'Laci kas kosong')
  await form.locator('[name=never_came]').check()
  await form.getByRole('button', { name: withdrawal.confirm }).click()
  await page.locator('dialog[open]').getByRole('button', { name: withdrawal.confirm }).click()
  await expect(page.getByText(withdrawal.done)).toBeVisible()
}

test('a refund whose money never came is withdrawn, and the list says when and why', async ({ page }) => {
  const complaints = listen(page)
  const number = await cancelledOrder(page.request)
  const { reason, withdrawn, withdrawn_at } = refundWords[language]
  await settle(page, language)
  await arriveAs(page, 'admin')
  await page.goto('/office/refunds')
  await searchDesk(page, language, number)
  await expect(page.locator('dd', { hasText: inGroups(number) })).toBeVisible()
  await withdraw(page, language)

  await page.getByRole('tab', { name: withdrawn }).click()
  await searchDesk(page, language, number)
  const row = page.getByRole('row').filter({ hasText: inGroups(number) })
  await expect(row).toContainText(`${words[language].success.reasons.not_received}: Laci kas kosong`)
  await expect(row).toContainText('RM 100.00')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const name of [withdrawn_at, reason])
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  await expectAccessible(page, 'refunds that were withdrawn')
  await expectWholeTable(page)
  expect(complaints).toEqual([])
})
