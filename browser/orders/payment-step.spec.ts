import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { draftWords } from '../steps/draft.ts'
import { words } from '../steps/purchase.ts'
import { fillOwnPackage, fillParty, goBy, johor, next, selangor, shipment } from '../steps/shipment.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('ways to pay, the sum and the order lie in the first sight of a phone, and the review is a press away', async ({
  page,
}) => {
  const word = shipment.my
  await settle(page, 'my')
  await arriveAs(page, 'customer')
  await page.goto('/shipment')
  await fillParty(page, 'my', johor, word.services.pickup)
  await next(page, 'my')
  await fillParty(page, 'my', selangor, word.services.delivery, 'receiver')
  await next(page, 'my')
  await fillOwnPackage(page, '2')
  await next(page, 'my')
  await goBy(page, 'my', 'air')
  await next(page, 'my')
  await next(page, 'my')
  await expect(page.locator('h2').first()).toHaveText(word.steps.payment)
  for (const way of ['transfer', 'qris', 'cash'] as const)
    await expect(page.getByRole('tab', { name: words.my.ui.payment[way] })).toBeInViewport({ ratio: 1 })
  const account = page.locator('label', { has: page.locator('[name=payment_account]') }).first()
  const bar = page.locator('[data-foot]')
  await expect(bar).toContainText(/RM\s[\d.]+/)
  await expect(bar.getByRole('button', { name: word.order, exact: true })).toBeInViewport({ ratio: 1 })
  const [card, foot] = [await account.boundingBox(), await bar.boundingBox()]
  expect((card?.y ?? Infinity) + (card?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
  await expectAccessible(page, 'the choice of the payment')
  await expectNoOverflow(page)
  // Without a network: what went wrong is in sight, and the way on stays beside the sum.
  await account.click()
  await page.context().setOffline(true)
  const order = bar.getByRole('button', { name: word.order, exact: true })
  await order.press('Enter')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText(draftWords.my.saving_states.waiting)
  const [button, sum] = [await order.boundingBox(), await bar.locator('[data-total]').boundingBox()]
  expect(button?.x).toBeGreaterThan((sum?.x ?? Infinity) + (sum?.width ?? 0))
  expect(button?.y).toBeLessThan(sum?.y ?? 0)
  await expectNoOverflow(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: word.to_review }).press('Enter')
  const heading = page.getByRole('heading', { name: word.review })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: word.review })).toContainText(selangor.city)
})
