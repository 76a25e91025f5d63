import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import audit from '../../web/locales/sg/audit.ts'
import { office } from '../steps/office.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { makePaidShipment } from '../steps/parcel.ts'
import { typeInto } from '../steps/typing.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test('the office reads what was before and what is now, in words', async ({ page }) => {
  const number = await makePaidShipment()
  const agent = await makePerson('agent')
  await settle(page, 'sg')
  const { token } = await arriveAs(page, 'admin')
  const db = await database()
  const [first, second] = await db.selectFrom('locations').select(['id', 'label']).limit(2).execute()
  if (!first || !second) throw new Error('there are no locations')
  for (const { id: location_id } of [first, second]) {
    const answer = await page.request.put(`/api/staff/v1/person/${agent.id}/counter`, {
      headers: { authorization: `Bearer ${token}` },
      data: { location_id },
    })
    expect(answer.ok()).toBe(true)
  }
  const scanned = await page.request.post(`/api/staff/v1/parcel/${number}/scan`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: {
      scan_id: randomUUID(),
      code: 'picked_up',
      device_at: new Date().toISOString(),
      reason: '',
      received_by: '',
      evidence_id: '',
    },
  })
  expect(scanned.ok()).toBe(true)
  await page.goto(`/office/audit?person_id=${agent.id}`)
  const row = page.getByRole('row', { name: audit.events.agent_counter_changed }).first()
  await expect(row).toContainText(`${first.label} → ${second.label}`)
  await page.goto(`/office/audit?number=${number}`)
  const scan = page.getByRole('row').filter({ hasText: 'Shipping label created → Picked up by courier' })
  await expect(scan.first()).toBeVisible()
  await expectAccessible(page, 'the audit log with old and new values')
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
})

test('on a phone the questions of the log are folded, and what is asked stands there with its way out', async ({
  page,
}) => {
  const { label } = office.sg.parcels.filters
  const customer = await makePerson('customer')
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto(`/office/customers/${customer.id}`)
  await expect(page.getByText(customer.email)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/office/audit')
  const kind = page.locator('[name=name]')
  await expect(page.locator('tbody tr').first()).toBeInViewport()
  await expect(kind).toBeHidden()
  const unfold = page.getByRole('button', { name: label })
  await unfold.click()
  await expect(unfold).toHaveAttribute('aria-expanded', 'true')
  await kind.selectOption('customer_viewed')
  await typeInto(page.locator('[name=number]'), 'SB0')
  await page.getByRole('button', { name: audit.search, exact: true }).click()
  // What is refused is asked once more: nothing folds over it.
  await expect(page.locator('[name=number]')).toHaveAttribute('aria-invalid', 'true')
  await typeInto(page.locator('[name=number]'), '')
  await page.getByRole('button', { name: audit.search, exact: true }).click()
  await expect(kind).toBeHidden()
  const counted = page.getByRole('button', { name: audit.filtered.replace('{{count}}', '1'), exact: true })
  await expect(counted).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('tbody tr').first()).toBeInViewport()
  await expectAccessible(page, 'the audit log with a filter on a phone')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: audit.events.customer_viewed }).click()
  await expect(page).toHaveURL(/audit$/)
  await expect(page.getByRole('button', { name: label, exact: true })).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(kind).toBeVisible()
})
