import { expect } from '@playwright/test'
import detail from '../../web/locales/sg/shipment_detail.ts'
import door from '../../web/locales/sg/door.ts'
import receiver from '../../web/locales/sg/receiver.ts'
import tracking from '../../web/locales/sg/tracking.ts'
import { wayAcross } from '../../api/courier/scans/test-way.ts'
import { settle } from '../steps/account.ts'
import { database, stayAs } from '../steps/database.ts'
import { shipmentOfSomebody } from '../steps/office.ts'
import { tell } from '../steps/parcel.ts'
import { test } from '../steps/journey.ts'

test('only after a visit in vain does its owner read that somebody comes again', async ({ page }) => {
  const { id, number, owner } = await shipmentOfSomebody()
  const db = await database()
  await db
    .updateTable('shipment_parties')
    .set({ visit_day: '2099-12-10' })
    .where('order_id', '=', id)
    .where('party', '=', 'receiver')
    .execute()
  await tell(number, 'picked_up')
  await settle(page, 'sg')
  await stayAs(page, owner)
  await page.goto(`/shipment-detail?id=${id}`)
  await expect(page.getByRole('heading', { name: detail.heading })).toBeVisible()
  // The timeline of the same page has been read by now.
  await expect(page.getByText(tracking.events.picked_up).last()).toBeVisible()
  await expect(page.getByText(tracking.next.hub)).toBeVisible()
  for (const code of [...wayAcross.slice(1), 'out_for_delivery', 'delivery_failed'] as const)
    await tell(number, code)
  await page.reload()
  await expect(page.getByText(door.own.heading).first()).toBeVisible()
  await expect(page.getByText(tracking.next.bring_on.split('{{')[0] ?? '')).toBeVisible()
})

test('after a visit in vain its owner is one press away from the days that are open, and from its way once one is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id, number, owner } = await shipmentOfSomebody()
  for (const code of [...wayAcross, 'out_for_delivery', 'delivery_failed'] as const) await tell(number, code)
  await settle(page, 'sg')
  await stayAs(page, owner)
  await page.goto(`/shipment-detail?id=${id}`)
  await page.getByRole('link', { name: detail.visit.again }).click()
  await expect(page.getByRole('heading', { name: receiver.visit.heading })).toBeInViewport()
  const days = page.getByRole('group', { name: receiver.visit.day })
  await days.locator('label').nth(1).click()
  await page.getByText('15:00–18:00').click()
  await page.getByRole('button', { name: receiver.visit.move }).click()
  await expect(page.getByText(receiver.visit.moved)).toBeVisible()
  await page.goto(`/shipment-detail?id=${id}`)
  await expect(page.getByText(tracking.next.bring_on.split('{{')[0] ?? '')).toBeVisible()
  await expect(page.getByRole('link', { name: detail.visit.again })).toBeHidden()
  await expect(page.getByRole('link', { name: detail.track }).first()).toBeVisible()
})
