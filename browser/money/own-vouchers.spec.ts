import { expect } from '@playwright/test'
import ui from '../../web/locales/sg/ui.ts'
import voucher from '../../web/locales/sg/voucher.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { placePaidBoxes } from '../steps/order.ts'
import { expectAccessible } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('one act is the main one: boxes for whoever has none, then the account that money comes back to', async ({
  page,
  request,
}) => {
  await settle(page, 'sg')
  const { token } = await arriveAs(page, 'customer')
  const colourOf = (name: string, role: 'button' | 'link') =>
    page.getByRole(role, { name, exact: true }).evaluate((one) => getComputedStyle(one).backgroundColor)
  await page.goto('/voucher')
  await expect(page.getByRole('button', { name: ui.save, exact: true })).toBeVisible()
  const main = await colourOf(voucher.buy, 'link')
  expect(await colourOf(ui.save, 'button')).not.toBe(main)
  await expectAccessible(page, 'no vouchers yet')
  await placePaidBoxes(request, token)
  await page.reload()
  await expect(page.getByText(voucher.status.coming).first()).toBeVisible()
  expect(await colourOf(ui.save, 'button')).toBe(main)
  // Said once, however many boxes are on their way.
  await expect(page.getByText(voucher.status.coming)).toHaveCount(2)
  await expect(page.getByText(voucher.next.coming)).toHaveCount(1)
})
