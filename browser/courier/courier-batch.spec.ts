import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { actOf, carried, startDay, startRound, watchSending, words } from '../steps/courier.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { kept } from '../steps/device-store.ts'
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

test('what nobody could tell the day of without network is named as soon as the server has', async ({
  page,
  context,
}) => {
  const { courier } = words.sg
  const later = { due: 'later', visit_day: '2026-11-23' } as const
  const inHub = (changes = {}) => carried('destination_hub_in', { sender: null, ...changes })
  const { server, numbers } = await startRound(page, 'sg', [inHub(later), inHub(later), inHub()])
  const [unknown = '', seen = '', today = ''] = numbers
  server.unlist(unknown)
  server.unlist(seen)
  // Looked at earlier: this phone knows its day.
  await page.goto(`/courier?number=${seen}`)
  await expect(page.locator('h1')).toHaveText(inGroups(seen))
  await expect.poll(() => kept(page)).toContain(`carried ${seen}`)
  await page.goto('/courier/batch?step=out_for_delivery')
  await expect(page.locator('[name=number]')).toBeVisible()
  const row = (number: string) => page.getByRole('listitem').filter({ hasText: inGroups(number) })
  async function enter(number: string) {
    await typeInto(page.locator('[name=number]'), number)
    await page.keyboard.press('Enter')
    await expect(row(number)).toBeVisible()
  }
  // The phone does not know yet that it has no network.
  server.setAway(true)
  await enter(seen)
  await expect(row(seen).getByRole('button', { name: courier.batch.take_along })).toBeVisible()
  await context.setOffline(true)
  for (const number of [unknown, today]) await enter(number)
  await expect(row(unknown).getByText(courier.batch.no_day)).toBeVisible()
  await expect(row(today).getByText(courier.batch.no_day)).toHaveCount(0)
  await expectAccessible(page, 'a parcel without a day')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: `${actOf('sg', 'out_for_delivery')}: 2` }).click()
  await expect(page.getByText('2 waiting')).toBeVisible()

  server.setAway(false)
  await context.setOffline(false)
  await expect(page.getByText('2 done')).toBeVisible()
  const [says = ''] = courier.queue.early.text.split('{{time}}')
  await expect(row(unknown).getByText(says)).toBeVisible()
  await expect(row(today).getByText(says)).toHaveCount(0)
  // Wherever they look next, until they have read it.
  await page.goto('/courier')
  await expect(page.getByText(courier.queue.early.title)).toBeVisible()
  await expect(page.getByText(new RegExp(`^${says}.*2026, 09:00`))).toBeVisible()
  await expectAccessible(page, 'a parcel that set out before its day')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: courier.queue.early.read }).click()
  await expect(page.getByText(courier.queue.early.title)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(courier.round.heading)).toBeVisible()
  await expect(page.getByText(courier.queue.early.title)).toHaveCount(0)
})
