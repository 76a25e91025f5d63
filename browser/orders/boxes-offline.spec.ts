import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { fillReceiver, words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('an order of boxes without a network says so in sight, and goes out once there is one', async ({
  page,
}) => {
  const { purchase, success } = words.id
  await settle(page, 'id')
  await arriveAs(page, 'customer')
  await page.goto('/purchase')
  await fillReceiver(page, 'id')
  await page.getByRole('button', { name: purchase.next }).click()
  await page.getByRole('button', { name: purchase.next }).click()
  await page
    .locator('label', { has: page.locator('[name=payment_account]') })
    .first()
    .click()
  await page.evaluate(() => window.scrollTo(0, 0))
  const order = page.getByRole('button', { name: purchase.order, exact: true })
  await page.context().setOffline(true)
  await order.press('Enter')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expectNoOverflow(page)
  await expectAccessible(page, 'boxes that were not ordered')
  await page.context().setOffline(false)
  await order.press('Enter')
  await expect(page.locator('h1')).toHaveText(success.awaiting_payment.heading)
})
