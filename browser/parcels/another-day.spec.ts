import { expect } from '@playwright/test'
import { visitKey } from '../../api/orders/visits/visit-key.ts'
import sgErrors from '../../web/locales/sg/error.ts'
import { settle } from '../steps/account.ts'
import { database, ownKeys } from '../steps/database.ts'
import { makePaidShipment, tell } from '../steps/parcel.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { chooseCounter, chooseVisit, moveVisit, receiver } from '../steps/visit.ts'
import { test } from '../steps/journey.ts'

const language = 'sg'

test.use({ viewport: { width: 360, height: 740 } })

async function linkFor(number: string, party: 'sender' | 'receiver') {
  const db = await database()
  const { order_id } = await db
    .selectFrom('parcels')
    .select('order_id')
    .where('tracking_number', '=', number)
    .executeTakeFirstOrThrow()
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
