import { expect } from '@playwright/test'
import { sql } from 'kysely'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { dayWords } from '#contract/places/day-words.ts'
import { wayAcross } from '../../api/courier/scans/test-way.ts'
import { receiverKey } from '../../api/parcels/door-codes/code.ts'
import { visitKey } from '../../api/parcels/tracking/visit-key.ts'
import sgErrors from '../../web/locales/sg/error.ts'
import tracking from '../../web/locales/sg/tracking.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, ownKeys } from '../steps/database.ts'
import { office as officeWords, shipmentWithPayment } from '../steps/office.ts'
import { makePaidShipment, orderOf, tell } from '../steps/parcel.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { chooseCounter, chooseVisit, moveVisit, receiver } from '../steps/visit.ts'
import { test } from '../steps/journey.ts'

const language = 'sg'
const { parcels } = officeWords[language]
const { todo, chosen, by_link } = parcels

test.use({ viewport: { width: 360, height: 740 } })

async function linkFor(number: string, party: 'sender' | 'receiver') {
  const order_id = await orderOf(number)
  return { order_id, link: `/resi-detail?number=${number}#v=${visitKey(ownKeys(), order_id, party)}` }
}

test('the receiver collects at a counter on another day, by the link of a letter alone', async ({ page }) => {
  const complaints = listen(page)
  const words = receiver[language].visit
  await settle(page, language)
  const number = await makePaidShipment()
  const { order_id, link } = await linkFor(number, 'receiver')
  await page.goto(link)
  await chooseVisit(page, language, 'self_pickup')
  await page.getByRole('button', { name: words.move }).click()
  await expect(page.getByText(sgErrors.collection_counter_required)).toBeVisible()
  await chooseCounter(page)
  await expectAccessible(page, 'another day')
  await expectNoOverflow(page)
  await moveVisit(page, language)
  const db = await database()
  const kept = await db
    .selectFrom('shipment_parties')
    .select(['service_type', 'time_slot_id', 'visit_moves', 'counter_id'])
    .where('order_id', '=', order_id)
    .where('party', '=', 'receiver')
    .executeTakeFirstOrThrow()
  expect([kept.service_type, kept.time_slot_id, kept.visit_moves]).toEqual(['self_pickup', '09-12', 1])
  expect(kept.counter_id).not.toBeNull()
  expect(complaints).toEqual([])
})

test('a receiver who was not met chooses another day; the office reads that and no trouble', async ({
  page,
  browser,
}) => {
  await settle(page, language)
  const number = await shipmentWithPayment()
  for (const code of [...wayAcross, 'out_for_delivery', 'delivery_failed'] as const) await tell(number, code)
  const { link } = await linkFor(number, 'receiver')
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const office = await desk.newPage()
  await settle(office, language)
  await arriveAs(office, 'admin')
  await office.goto(`/office/parcels/${number}`)
  await expect(office.getByText(todo.bring_again)).toBeVisible()
  await expect(office.locator('a[href^="tel:"]').first()).toHaveText(/^\+60 12-345 6789$/)

  await page.goto(link)
  await expect(page.getByText(tracking.next.choose_here)).toBeVisible()
  await chooseVisit(page, language)
  await moveVisit(page, language)

  await office.reload()
  const head = office.locator('main')
  await expect(head.getByText(tracking.events.day_chosen).first()).toBeVisible()
  await expect(head.getByText(chosen.receiver.split(', {{')[0] ?? '')).toBeVisible()
  await expect(head.locator('ol').getByText(by_link.receiver)).toBeVisible()
  await expect(head.getByText(todo.bring_again)).toBeHidden()
  await office.goto('/office/parcels?state=attempt_failed')
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(office.getByRole('link', { name: inGroups(number) })).toHaveCount(0)
  await desk.close()
})

test('the link with the code of the door chooses another day too, below one heading and beside its code', async ({
  page,
}) => {
  const complaints = listen(page)
  await settle(page, language)
  const number = await makePaidShipment()
  const { order_id } = await linkFor(number, 'receiver')
  const db = await database()
  await db.updateTable('shipments').set({ wants_door_code: true }).where('order_id', '=', order_id).execute()
  for (const code of [...wayAcross, 'out_for_delivery', 'delivery_failed'] as const) await tell(number, code)
  await page.goto(`/resi-detail?number=${number}#r=${receiverKey(ownKeys(), order_id)}`)
  await expect(page.getByText(receiver[language].not_yet)).toBeVisible()
  await expect(page.getByText(tracking.next.choose_here)).toBeVisible()
  // Where to find the code is said to whoever does not have it.
  await expect(page.getByText(receiver[language].visit.asks_code)).toHaveCount(0)
  await chooseVisit(page, language)
  await moveVisit(page, language)
  await expectAccessible(page, 'another day and the code')
  await expectNoOverflow(page)
  expect(complaints).toEqual([])
})

test('the day that its receiver chose is said by the poster, and no other day stands beside it', async ({
  page,
}) => {
  await settle(page, language)
  const number = await makePaidShipment()
  const { order_id, link } = await linkFor(number, 'receiver')
  const db = await database()
  const choose = (days: number) =>
    sql`update shipment_parties set visit_day = current_date + ${days}::int where order_id = ${order_id}::uuid and party = 'receiver'`.execute(
      db,
    )
  await choose(6)
  const dayAfter = (days: number) => {
    const day = new Date(Date.now() + days * 86_400_000)
    return new RegExp(String.raw`${day.getUTCDate()}\s${dayWords.sg.months[day.getUTCMonth()]}`)
  }
  await page.goto(link)
  const heading = page.getByRole('heading', { name: receiver[language].visit.heading })
  const card = heading.locator('..')
  await expect(card).toContainText(receiver[language].visit.services.delivery)
  await expect(page.locator('.poster')).toContainText(dayAfter(6))
  await expect(card).not.toContainText(dayAfter(6))
  await expect(page.getByText(tracking.facts.expected, { exact: true })).toHaveCount(0)

  // Somebody came in vain: the day that was is none any more, until another one is chosen.
  for (const code of [...wayAcross, 'out_for_delivery', 'delivery_failed'] as const) await tell(number, code)
  await choose(0)
  await page.reload()
  await expect(card).toContainText(receiver[language].visit.open)
  await expect(card).not.toContainText(dayAfter(0))
  await choose(3)
  await page.reload()
  await expect(page.locator('.poster')).toContainText(dayAfter(3))
  await expect(card).not.toContainText(dayAfter(3))
  await expect(page.getByText(tracking.next.to_door)).toBeVisible()
})

test('a sender whose parcel is already with a courier reads that there is nothing to move', async ({
  page,
}) => {
  await settle(page, 'sg')
  const number = await makePaidShipment()
  const { link } = await linkFor(number, 'sender')
  await tell(number, 'picked_up')
  await page.goto(link)
  await expect(page.getByText(sgErrors.visit_done)).toBeVisible()
  await expect(page.getByRole('button', { name: receiver.sg.visit.choose })).toBeHidden()
})

test('a sender whose receiver was not met is told of no choice that is not theirs', async ({ page }) => {
  await settle(page, 'sg')
  const number = await makePaidShipment()
  const { link } = await linkFor(number, 'sender')
  for (const code of [...wayAcross, 'out_for_delivery', 'delivery_failed'] as const) await tell(number, code)
  await page.goto(link)
  await expect(page.getByText(tracking.next.tries_again, { exact: true })).toBeVisible()
  await expect(page.getByText(tracking.next.choose_here)).toHaveCount(0)
})
