import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { test } from '../steps/journey.ts'
import shipment from '../../web/locales/sg/shipment.ts'
import ui from '../../web/locales/sg/ui.ts'

const day_ms = 86_400_000

test.use({ viewport: { width: 360, height: 740 } })

test('a day before which the payment may not be checked says so once it is chosen', async ({ page }) => {
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  // To this device it is later, so that the first days that are open come before the one it proposes.
  await page.clock.setFixedTime(Date.now() + 4 * day_ms)
  await page.goto('/shipment')
  await page.locator('[name=quote_from]').selectOption('MY/MY-01')
  const days = page.getByRole('group', { name: shipment.visit.courier }).getByRole('radio')
  await expect(days.first()).toBeVisible()
  await expect(page.getByText(ui.visit.maybe_unchecked)).toHaveCount(0)
  await days.first().press(' ')
  await expect(days.first()).toBeChecked()
  await expect(page.getByText(ui.visit.maybe_unchecked)).toBeVisible()
  await days.last().press(' ')
  await expect(page.getByText(ui.visit.maybe_unchecked)).toHaveCount(0)
})
