import { expect, type Page } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import handOver from '../../web/locales/sg/hand_over.ts'
import profile from '../../web/locales/sg/profile.ts'
import { database } from '../steps/database.ts'
import { makePaidShipment, tell } from '../steps/parcel.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { work } from '../steps/way.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test('what both have counted outlives a reload, and is gone once it is sent or somebody signs out', async ({
  browser,
}) => {
  const numbers = [await makePaidShipment(), await makePaidShipment(), await makePaidShipment()] as const
  const [giver, taker] = [await work(browser, 'courier'), await work(browser, 'courier')]
  await inHand(giver, numbers)
  const check = (number: string) => giver.getByRole('checkbox', { name: inGroups(number) })
  await giver.goto('/courier/hand-over')
  await check(numbers[2]).uncheck()
  await giver.reload()
  await expect(check(numbers[0])).toBeChecked()
  await expect(check(numbers[2])).not.toBeChecked()
  await giver.getByRole('button', { name: handOver.show_code_other.replace('{{count}}', '2') }).click()
  await expect(giver.getByRole('img', { name: handOver.show })).toBeVisible()
  expect(await countsOn(giver)).toEqual([])

  const code = await giver.getByText(/^HX/).textContent()
  await taker.goto('/courier/hand-over')
  await typeInto(taker.locator('[name=code]'), code ?? '')
  await taker.locator('[name=code]').press('Enter')
  for (const number of numbers.slice(0, 2)) {
    await typeInto(taker.locator('[name=number]'), number)
    await taker.locator('[name=number]').press('Enter')
  }
  const taken = taker.getByText(handOver.taken.replace('{{count}}', '2'))
  await expect(taken).toBeVisible()
  await taker.reload()
  await expect(taken).toBeVisible()
  await expectAccessible(taker, 'a count that was kept')
  await expectNoOverflow(taker)
  const stored = await countsOn(taker)
  expect(stored).toHaveLength(1)
  await taker.getByRole('button', { name: handOver.confirm_other.replace('{{count}}', '2') }).click()
  await expect(taker.getByText(handOver.settled, { exact: true })).toBeVisible()
  expect(await countsOn(taker)).toEqual([])

  await giver.goto('/courier/hand-over')
  await expect(check(numbers[2])).toBeVisible()
  await check(numbers[2]).uncheck()
  expect(await countsOn(giver)).toHaveLength(1)
  await giver.goto('/profile')
  await giver.getByRole('button', { name: profile.logout }).click()
  await expect.poll(() => countsOn(giver)).toEqual([])
})

async function inHand(page: Page, numbers: readonly string[]) {
  const db = await database()
  const id = await page.evaluate(() => String(JSON.parse(localStorage.getItem('user') ?? '{}').id))
  for (const number of numbers) await tell(number, 'picked_up')
  await db.updateTable('parcels').set({ holder_id: id }).where('tracking_number', 'in', numbers).execute()
}

function countsOn(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hand-over ')))
}
