import { expect } from '@playwright/test'
import { sql } from 'kysely'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { database, makePerson } from '../steps/database.ts'
import { openOffice, searchDesk } from '../steps/desk.ts'
import { numberOf, placeBoxOrder } from '../steps/order.ts'
import { words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const { payments } = words.sg.office

test('cash that was counted is told with its number and taken back; the row says what it pays and leads to the order', async ({
  browser,
  page,
}) => {
  const { token } = await makePerson('customer')
  const id = await placeBoxOrder(page.request, token, 2, 'cash')
  const number = inGroups(await numberOf(id))
  const desk = await openOffice(browser)
  await desk.goto('/office/payments?tab=cash')
  await searchDesk(desk, 'sg', number)
  const row = desk.locator('tbody tr').filter({ hasText: number })
  await expect(row).toContainText(payments.order_types.box_purchase)
  await expect(row).toContainText('Pelabuhan Klang')
  await row.getByRole('button', { name: payments.confirm }).click()
  const dialog = desk.locator('dialog[open]')
  await expect(dialog).toContainText(number)
  await dialog.getByRole('button', { name: payments.confirm }).click()
  // Ten seconds are enough for a person, but not for every look at a page by a busy machine.
  const db = await database()
  await sql`update approvals a set takes_effect_at = now() + interval '2 minutes' from payments p
    where p.order_id = ${id}::uuid and a.payment_id = p.id and a.status = 'pending'`.execute(db)
  await expect(row).toHaveCount(0)
  const strip = desk.locator('section', { hasText: payments.pending.heading })
  await expect(strip).toContainText(number)
  await expectAccessible(desk, 'cash that can be taken back')
  await desk.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(desk)
  await strip.getByRole('button', { name: payments.pending.undo }).click()
  await expect(desk.getByText(payments.pending.undone)).toBeVisible()
  await expect(row).toBeVisible()
  await row.getByRole('link', { name: number }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(number)
  await desk.context().close()
})
