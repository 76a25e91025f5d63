import { expect } from '@playwright/test'
import {
  confirmOf,
  openParcel,
  pickAct,
  startDay,
  takePicture,
  unsent,
  watchSending,
  words,
} from '../steps/courier.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const { courier, error, work } = words.sg

test('a refusal at the door says why and shows it, also without network', async ({ page, context }) => {
  const { server, toDeliver } = await startDay(page, 'sg')
  const sent = watchSending(page)
  await page.goto('/courier')
  await openParcel(page, toDeliver)
  await context.setOffline(true)
  server.setAway(true)
  await pickAct(page, 'sg', 'refused')
  await page.getByRole('button', { name: confirmOf(courier) }).click()
  await expect(page.getByText(error.reason_required)).toBeVisible()
  await expect(page.getByText(error.picture_missing)).toBeVisible()
  // Somebody is there: these are no reasons of theirs.
  await expect(page.getByText(work.visit_failed.nobody_home)).toHaveCount(0)
  await expectAccessible(page, 'a refusal with errors')
  await expectNoOverflow(page)
  await page.getByText(work.visit_failed.changed_mind).click()
  await takePicture(page, 'a closed door')
  await page.getByRole('button', { name: confirmOf(courier) }).click()
  await expect(page.getByText(unsent(courier))).toBeVisible()
  server.setAway(false)
  await context.setOffline(false)
  await expect.poll(() => server.counted).toEqual([`refused ${toDeliver}`])
  const [, scan] = sent
  expect(scan?.body).toMatchObject({ code: 'refused', reason: 'changed_mind' })
  expect(scan?.body.evidence_id).toMatch(/^[\da-f-]{36}$/)
})
