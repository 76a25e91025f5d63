import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import {
  actOf,
  backToList,
  carried,
  confirmOf,
  openParcel,
  startRound,
  take,
  takePicture,
  words,
} from '../steps/courier.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const { courier, events, work } = words.sg
const person = (name: string) => {
  const { receiver } = carried('out_for_delivery')
  return receiver && { ...receiver, name, address: `Jl. ${name}` }
}
const inVan = (name: string, changes = {}) =>
  carried('out_for_delivery', { is_mine: true, receiver: person(name), sender: null, ...changes })

test('the next stop is the next of today in the van; after the last one the day is done', async ({
  page,
}) => {
  const later = { due: 'later', visit_day: '2026-11-23' } as const
  const { numbers } = await startRound(page, 'sg', [
    inVan('Ani', { visit_from: '12:00', visit_to: '15:00' }),
    inVan('Dewi', later),
    // It is still in the warehouse, whoever took the stop.
    carried('destination_hub_in', { is_mine: true, receiver: person('Budi'), sender: null }),
    inVan('Citra'),
  ])
  const [ani = '', , budi = ''] = numbers
  const next = (name: string) => page.getByRole('link', { name: courier.next.stop.replace('{{name}}', name) })
  const deliver = async (name: string) => {
    await take(page, 'sg', 'delivered')
    await typeInto(page.locator('[name=received_by]'), name)
    await takePicture(page, name)
    await page.getByRole('button', { name: confirmOf(courier) }).click()
  }
  await page.goto('/courier')
  // The first of the way stands open, not the first of the list.
  await expect(page.getByRole('heading', { level: 3, name: 'Citra' })).toBeVisible()
  await page.goto(`/courier?number=${numbers[3]}`)
  await deliver('Citra')
  await expect(next('Ani')).toBeVisible()
  await next('Ani').click()
  await expect(page.locator('h1')).toHaveText(inGroups(ani))
  await deliver('Ani')
  // Nothing else is in the van for today, and one still lies in the warehouse.
  await expect(page.getByText(courier.done.to_load_one.replace('{{count}}', '1'))).toBeVisible()
  await expect(next('Dewi')).toHaveCount(0)
  await expect(next('Budi')).toHaveCount(0)
  await backToList(page, 'sg')
  await openParcel(page, budi)
  await take(page, 'sg', 'out_for_delivery')
  await page.getByRole('button', { name: actOf('sg', 'delivered'), exact: true }).waitFor()
  await deliver('Budi')
  await expect(page.getByRole('heading', { name: courier.done.heading })).toBeVisible()
  await expect(page.getByText(courier.done.in_hand_one.replace('{{count}}', '1'))).toBeVisible()
  await expect(next('Dewi')).toHaveCount(0)
  await expectAccessible(page, 'the end of a day')
  await expectNoOverflow(page)
  await backToList(page, 'sg')
  await expect(page.getByRole('heading', { name: courier.done.heading })).toBeVisible()
  await expect(page.getByText('3 of 3 done')).toBeVisible()
  await expectAccessible(page, 'a round that is done')
  await expectNoOverflow(page)
})

test('whoever was not at home is not next again on the same day', async ({ page }) => {
  const { numbers } = await startRound(page, 'sg', [inVan('Ani'), inVan('Budi')])
  await page.goto(`/courier?number=${numbers[0]}`)
  const fail = async () => {
    await page.locator('summary', { hasText: courier.next.trouble }).click()
    await page.getByRole('button', { name: events.delivery_failed, exact: true }).click()
    await page.getByText(work.visit_failed.nobody_home).click()
    await takePicture(page, 'a door')
    await page.getByRole('button', { name: confirmOf(courier) }).click()
  }
  await fail()
  await page.getByRole('link', { name: courier.next.stop.replace('{{name}}', 'Budi') }).click()
  await fail()
  await expect(page.getByRole('heading', { name: courier.done.heading })).toBeVisible()
  await expect(page.getByText(courier.done.tried_other.replace('{{count}}', '2'))).toBeVisible()
  await expect(page.getByText(courier.done.in_hand_other.replace('{{count}}', '2'))).toBeVisible()
})
