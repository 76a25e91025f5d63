import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import audit from '../../web/locales/sg/audit.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { makePaidShipment } from '../steps/parcel.ts'
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
