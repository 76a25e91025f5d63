import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { actOf, startDay, watchSending, words } from '../steps/courier.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('parcel after parcel is scanned, then one step is taken with all of them, also without network', async ({
  page,
  context,
}) => {
  const { courier, error } = words.sg
  const { server, toFetch, alsoToFetch, toDeliver } = await startDay(page, 'sg')
  const sent = watchSending(page)
  await page.goto('/courier')
  await page.getByRole('link', { name: courier.dock.many, exact: true }).click()
  await page.getByLabel(courier.batch.step).selectOption('picked_up')
  const field = page.locator('[name=number]')
  for (const number of [toFetch, toFetch, alsoToFetch, toDeliver]) {
    await typeInto(field, number)
    await page.keyboard.press('Enter')
  }
  await typeInto(field, 'nothing')
  await page.keyboard.press('Enter')
  await expect(page.getByText(courier.batch.wrong)).toBeVisible()
  await expect(page.getByText('3 scanned')).toBeVisible()
  // Known on this phone to stand elsewhere: said at once, and not sent.
  await expect(page.getByText('1 refused')).toBeVisible()
  await expect(page.getByText(error.step_not_legal)).toBeVisible()
  await expectAccessible(page, 'a batch')
  await expectNoOverflow(page)
  await page.reload()
  await expect(page.getByText('3 scanned')).toBeVisible()

  await context.setOffline(true)
  server.setAway(true)
  await page.getByRole('button', { name: `${actOf('sg', 'picked_up')}: 2` }).click()
  await expect(page.getByText('2 waiting')).toBeVisible()
  expect(sent).toEqual([])
  server.move(alsoToFetch, 'cancelled')
  server.setAway(false)
  await context.setOffline(false)
  await expect(page.getByText('1 done')).toBeVisible()
  await expect(page.getByText('2 refused')).toBeVisible()
  expect(server.counted).toEqual([`picked_up ${toFetch}`])
  for (const number of [alsoToFetch, toDeliver])
    await page.getByRole('button', { name: `Remove ${inGroups(number)}` }).click()
  await expect(page.getByText('1 scanned')).toBeVisible()
  await page.getByRole('button', { name: courier.batch.clear }).click()
  await expect(page.getByText('1 scanned')).toHaveCount(0)
  await page.goto('/courier')
  await expect(page.getByText(courier.queue.refused)).toHaveCount(0)
})
