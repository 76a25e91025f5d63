import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { counterOfBoxes } from '../steps/counter.ts'
import { arriveAs } from '../steps/database.ts'
import { fillReceiver, words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const language = 'my'

test.use({ viewport: { width: 360, height: 740 } })
test.describe.configure({ timeout: 90_000 })

test('who orders boxes names the counter where they collect them', async ({ page }) => {
  const complaints = listen(page)
  const { purchase, success, ui } = words[language]
  await settle(page, language)
  await arriveAs(page, 'customer')
  await page.goto('/purchase')
  await fillReceiver(page, language)
  const field = page.getByRole('group', { name: purchase.counter })
  await expect(field).toHaveCount(0)
  await page.getByText(purchase.services.pickup, { exact: true }).click()
  await expect(field.getByRole('radio', { checked: true })).toHaveValue('')
  const first = field.locator('label').nth(1)
  await first.click()
  await expect(field.getByRole('radio', { checked: true })).not.toHaveValue('')
  const chosen = (await first.locator('.font-semibold').textContent()) ?? ''
  await expectAccessible(page, 'a counter for boxes')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: purchase.next }).click()
  await expect(page.getByText(chosen).first()).toBeVisible()
  await page.getByRole('button', { name: purchase.next }).click()
  await page.getByRole('tab', { name: ui.payment.cash }).click()
  await page.locator('[name=payment_account]').first().check({ force: true })
  await page.getByRole('button', { name: purchase.order, exact: true }).click()
  await expect(page).toHaveURL(/\/shipment-success\?id=/)
  const order_id = new URL(page.url()).searchParams.get('id') ?? ''
  const label = await counterOfBoxes(order_id)
  expect(chosen.startsWith(label)).toBe(true)
  await expect(page.getByText(success.boxes.pickup)).toBeVisible()
  await expect(page.getByText(label)).toBeVisible()
  await expectNoOverflow(page)
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
})
