import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { approvalsOf, payByPicture } from '../steps/day.ts'
import { searchDesk } from '../steps/desk.ts'
import { pictureOf, words } from '../steps/purchase.ts'
import { expectAccessible } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const { payments } = words.sg.office

test('a picture that came for another payment before is approved by a second press, not in passing', async ({
  page,
}) => {
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  const picture = (await pictureOf(randomUUID())).buffer
  await payByPicture(page.request, picture)
  const again = await payByPicture(page.request, picture)
  await page.goto('/office/payments')
  await searchDesk(page, 'sg', again.number)
  await expect(page.getByText(payments.duplicate)).toBeVisible()
  await expect(page.getByRole('button', { name: payments.approve })).toBeEnabled()
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: payments.approve_anyway })).toBeVisible()
  await expectAccessible(page, 'a picture that is approved all the same')
  expect(await approvalsOf(again)).toEqual([])
  await page.keyboard.press('a')
  await expect(page.locator('dd', { hasText: inGroups(again.number) })).toHaveCount(0)
  expect(await approvalsOf(again)).toEqual(['pending'])
})
