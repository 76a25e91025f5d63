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
import { kept } from '../steps/device-store.ts'
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

test('the end of a day counts what the hand-over lists: not what still lies in the warehouse', async ({
  page,
}) => {
  const later = { due: 'later', visit_day: '2026-11-23' } as const
  const { numbers } = await startRound(page, 'sg', [
    inVan('Ani'),
    inVan('Dewi', later),
    carried('destination_hub_in', { is_mine: true, receiver: person('Eka'), sender: null, ...later }),
    carried('label_created', { is_mine: true, ...later }),
  ])
  await page.goto(`/courier?number=${numbers[0]}`)
  await take(page, 'sg', 'delivered')
  await typeInto(page.locator('[name=received_by]'), 'Ani')
  await takePicture(page, 'the last door')
  await page.getByRole('button', { name: confirmOf(courier) }).click()
  await expect(page.getByText(courier.done.in_hand_one.replace('{{count}}', '1'))).toBeVisible()
  await page.getByRole('link', { name: courier.dock.hand_over }).first().click()
  await expect(page.getByRole('checkbox', { name: inGroups(numbers[1] ?? '') })).toBeChecked()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
})

test('a round that was kept opens where the first answer has something to do', async ({ page }) => {
  // Over, until the office gives it back.
  const given = carried('delivered', { is_mine: true, receiver: person('Ani'), sender: null })
  const { server, numbers } = await startRound(page, 'sg', [carried('picked_up', { is_mine: true }), given])
  const tab = (part: 'deliver' | 'carry') =>
    page.getByRole('tab', { name: new RegExp(`^${courier.round[part]}`) })
  await page.goto('/courier')
  await expect(tab('carry')).toHaveAttribute('aria-selected', 'true')
  // Written behind what is drawn.
  const [, second = ''] = numbers
  await expect.poll(() => kept(page)).toContain(second)
  server.move(second, 'destination_hub_in')
  const { promise: isSeen, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/staff\/v1\/parcel$/, async (route) => {
    await isSeen
    await route.fallback()
  })
  await page.reload()
  await expect(tab('carry')).toHaveAttribute('aria-selected', 'true')
  release()
  await expect(tab('deliver')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 3, name: 'Ani' })).toBeVisible()
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

test('parcels of one door open together, ticked by scan or by tap, and lead back to the round', async ({
  page,
}) => {
  const fetched = () => carried('label_created', { is_mine: true })
  const { server, numbers } = await startRound(page, 'sg', [fetched(), fetched(), fetched()])
  const [first = '', second = '', third = ''] = numbers
  await page.goto('/courier')
  await page.getByRole('link', { name: courier.round.scan_all_other.replace('{{count}}', '3') }).click()
  await expect(page.getByText('0 scanned')).toBeVisible()
  await expect(page.getByText(courier.batch.expected.replace('{{count}}', '3'))).toBeVisible()
  await expectAccessible(page, 'the parcels of one door')
  await expectNoOverflow(page)
  await page.getByRole('checkbox', { name: inGroups(first) }).click()
  await typeInto(page.locator('[name=number]'), second)
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 scanned')).toBeVisible()
  // What was ticked by mistake is waited for again.
  await page.getByRole('button', { name: `Remove ${inGroups(first)}` }).click()
  await page.getByRole('checkbox', { name: inGroups(first) }).click()
  await page.getByRole('checkbox', { name: inGroups(third) }).click()
  await page.getByRole('button', { name: `${actOf('sg', 'picked_up')}: 3` }).click()
  await expect(page.getByText('3 done')).toBeVisible()
  expect(server.counted.toSorted()).toEqual(numbers.map((number) => `picked_up ${number}`).toSorted())
  await page.getByRole('link', { name: courier.next.to_list, exact: true }).click()
  await expect(page.locator('h1')).toHaveText(courier.round.heading)
})

test('a parcel of a later day stays out of what sets out now, unless it is meant', async ({ page }) => {
  const later = { due: 'later', visit_day: '2026-11-23' } as const
  const inHub = (changes = {}) =>
    carried('destination_hub_in', { is_mine: true, sender: null, receiver: person('Ani'), ...changes })
  const { server, numbers } = await startRound(page, 'sg', [inHub(), inHub(later), inHub(later)])
  const [today = '', meant = '', left = ''] = numbers
  // In nobody's hands before its day: it is asked for by its number.
  server.unlist(left)
  await page.goto('/courier/batch?step=out_for_delivery')
  for (const number of numbers) {
    await typeInto(page.locator('[name=number]'), number)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(courier.batch.later.replace('{{count}}', '2'))).toBeVisible()
  const [notToday = ''] = courier.step.another_day.split('{{time}}')
  await expect(page.getByText(new RegExp(`^${notToday}.*2026, 09:00.*12:00`)).first()).toBeVisible()
  await expect(page.getByRole('button', { name: `${actOf('sg', 'out_for_delivery')}: 1` })).toBeVisible()
  await expectAccessible(page, 'parcels of another day')
  await expectNoOverflow(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: inGroups(meant) })
    .getByRole('button', { name: courier.batch.take_along })
    .click()
  await page.reload()
  await page.getByRole('button', { name: `${actOf('sg', 'out_for_delivery')}: 2` }).click()
  await expect(page.getByText('2 done')).toBeVisible()
  expect(server.counted.toSorted()).toEqual(
    [today, meant].map((number) => `out_for_delivery ${number}`).toSorted(),
  )
  await expect(page.getByText(courier.batch.later.replace('{{count}}', '1'))).toBeVisible()
})

test('the disc of the scan lies over no last row and over nothing that has the focus', async ({ page }) => {
  const names = ['Ani', 'Budi', 'Citra', 'Dewi', 'Eka', 'Fitri', 'Gita', 'Hani']
  await startRound(
    page,
    'sg',
    names.map((name) => inVan(name)),
  )
  await page.goto('/courier')
  await expect(page.getByRole('link', { name: names.at(-1) ?? '' })).toBeVisible()
  const behind = await page.evaluate(() => {
    const disc = document.querySelector('.scan-disc')
    const hidden = [...document.querySelectorAll<HTMLElement>('main a, main button, main input')].filter(
      (one) => {
        one.focus()
        const [a, b] = [one.getBoundingClientRect(), disc?.getBoundingClientRect()]
        return b && a.bottom > b.top && a.right > b.left && a.left < b.right
      },
    )
    window.scrollTo(0, document.body.scrollHeight)
    const last =
      [...document.querySelectorAll('main form, main li')].at(-1)?.getBoundingClientRect().bottom ?? 0
    return {
      hidden: hidden.map((one) => one.textContent),
      last,
      disc: disc?.getBoundingClientRect().top ?? 0,
    }
  })
  expect(behind.hidden).toEqual([])
  expect(behind.last).toBeLessThan(behind.disc)
})

test('a long name and a note leave the next step above the disc, however many stops there are', async ({
  page,
}) => {
  const name = 'Raden Ajeng Siti Nurhaliza Kusumawardhani binti Haji Muhammad'
  const receiver = person('Ani')
  const note = 'Pagar biru. Tekan loceng dua kali, loceng lemah.'
  const first = inVan(name, { receiver: receiver && { ...receiver, name, note } })
  const others = Array.from({ length: 24 }, () => inVan('Ani', { visit_from: '15:00', visit_to: '18:00' }))
  await startRound(page, 'id', [first, ...others])
  await page.goto('/courier')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  const act = await page.getByRole('link', { name: actOf('id', 'delivered') }).boundingBox()
  const disc = await page.locator('.scan-disc').boundingBox()
  expect((act?.y ?? 0) + (act?.height ?? 0)).toBeLessThanOrEqual(disc?.y ?? 0)
})
