import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import manifest from '../../web/locales/sg/manifest.ts'
import courier from '../../web/locales/sg/courier.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { makePaidShipment, tell } from '../steps/parcel.ts'
import { words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test('the office opens a manifest, scans a parcel in and moves it; the board shows the departure', async ({
  page,
}) => {
  const number = await makePaidShipment()
  for (const code of ['picked_up', 'origin_hub_in'] as const) await tell(number, code)
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto('/office/manifests')
  await page.getByRole('button', { name: manifest.add }).click()
  const dialog = page.locator('dialog')
  const place = `KUL ${Date.now()}`
  await typeInto(dialog.locator('[name=from_place]'), place)
  await typeInto(dialog.locator('[name=to_place]'), 'CGK')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await typeInto(dialog.locator('[name=cut_off_at]'), `${tomorrow}T10:00`)
  await typeInto(dialog.locator('[name=departs_at]'), `${tomorrow}T09:00`)
  await dialog.getByRole('button', { name: words.sg.ui.save }).click()
  await expect(dialog.getByText('The departure can’t be before the cut-off')).toBeVisible()
  await expectAccessible(page, 'the form of a manifest')
  await typeInto(dialog.locator('[name=departs_at]'), `${tomorrow}T16:00`)
  await dialog.getByRole('button', { name: words.sg.ui.save }).click()
  const card = page.locator('li', { hasText: place })
  await typeInto(card.getByLabel(manifest.scan), inGroups(number))
  await card.getByRole('button', { name: manifest.load, exact: true }).click()
  await expect(card.getByText('1 parcel, 6 of 500 kg')).toBeVisible()
  await card.getByRole('button', { name: manifest.contents }).click()
  const shown = page.locator('dialog[open]').first()
  await expect(shown.getByText('RM 100.00')).toBeVisible()
  await expectAccessible(page, 'what a manifest holds')
  await shown
    .getByRole('button', { name: manifest.unload_one.replace('{{number}}', inGroups(number)) })
    .click()
  const question = page.locator('dialog[open]').last()
  await question.getByRole('button', { name: words.sg.ui.cancel }).click()
  // Only the question is closed, not what it was asked in.
  await expect(shown.getByText('RM 100.00')).toBeVisible()
  await shown
    .getByRole('button', { name: manifest.unload_one.replace('{{number}}', inGroups(number)) })
    .click()
  await question.getByRole('button', { name: manifest.unload, exact: true }).click()
  await expect(shown.getByText(manifest.nothing)).toBeVisible()
  await page.keyboard.press('Escape')
  await typeInto(card.getByLabel(manifest.scan), inGroups(number))
  await card.getByRole('button', { name: manifest.load, exact: true }).click()
  await expect(card.getByText('1 parcel, 6 of 500 kg')).toBeVisible()
  await card.getByRole('button', { name: 'Next step: Export customs' }).click()
  await page.locator('dialog').getByRole('button', { name: manifest.steps.export_customs }).click()
  await expect(page.getByText('1 parcel moved, 0 stayed')).toBeVisible()
  await expectAccessible(page, 'manifests')
  await page.goto('/departures')
  await expect(page.getByText(`${place} → CGK`)).toBeVisible()
  await expectAccessible(page, 'the board of departures')
})

test('an agent opens, loads, unloads, closes and prints a manifest of their counter; the office opens it again', async ({
  page,
}) => {
  const number = await makePaidShipment()
  for (const code of ['picked_up', 'origin_hub_in'] as const) await tell(number, code)
  await page.setViewportSize({ width: 360, height: 780 })
  await settle(page, 'sg')
  const agent = await arriveAs(page, 'agent')
  await page.goto('/courier/manifests')
  await expect(page.getByText(manifest.no_counter)).toBeVisible()
  const db = await database()
  const { id: location_id } = await db.selectFrom('locations').select('id').executeTakeFirstOrThrow()
  await db.updateTable('users').set({ location_id }).where('id', '=', agent.id).execute()
  await page.goto('/courier')
  await page.getByRole('link', { name: courier.counter.acts.manifests }).click()
  await page.getByRole('button', { name: manifest.add }).click()
  const dialog = page.locator('dialog[open]').last()
  const place = `PEN ${Date.now()}`
  await typeInto(dialog.locator('[name=from_place]'), place)
  await typeInto(dialog.locator('[name=to_place]'), 'CGK')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await typeInto(dialog.locator('[name=cut_off_at]'), `${tomorrow}T10:00`)
  await typeInto(dialog.locator('[name=departs_at]'), `${tomorrow}T16:00`)
  await dialog.getByRole('button', { name: words.sg.ui.save }).click()
  const card = page.locator('li', { hasText: place })
  const load = async () => {
    await typeInto(card.getByLabel(manifest.scan), inGroups(number))
    await card.getByRole('button', { name: manifest.load, exact: true }).click()
    await expect(card.getByText('1 parcel, 6 of 500 kg')).toBeVisible()
  }
  await load()
  await card.getByRole('button', { name: manifest.contents }).click()
  const unload = manifest.unload_one.replace('{{number}}', inGroups(number))
  await dialog.getByRole('button', { name: unload }).click()
  await dialog.getByRole('button', { name: manifest.unload, exact: true }).click()
  await expect(page.locator('dialog[open]').getByText(manifest.nothing)).toBeVisible()
  await page.keyboard.press('Escape')
  await load()
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: manifest.print }).click()
  expect((await download).suggestedFilename()).toMatch(/^manifest-PEN.*\.pdf$/)
  await card.getByRole('button', { name: manifest.close, exact: true }).click()
  await dialog.getByRole('button', { name: manifest.close, exact: true }).click()
  await expect(card.getByText(manifest.is_closed, { exact: true })).toBeVisible()
  await expect(card.getByLabel(manifest.scan)).toBeHidden()
  await expect(card.getByRole('button', { name: manifest.reopen })).toBeHidden()
  await expectNoOverflow(page)
  await expectAccessible(page, 'manifests of a counter')

  await arriveAs(page, 'admin')
  await page.goto('/office/manifests')
  await card.getByRole('button', { name: manifest.reopen }).click()
  await dialog.getByRole('button', { name: manifest.reopen }).click()
  await expect(dialog.getByText('A reason is required')).toBeVisible()
  await typeInto(dialog.locator('[name=reason]'), 'One box was left behind')
  await dialog.getByRole('button', { name: manifest.reopen }).click()
  await expect(card.getByLabel(manifest.scan)).toBeVisible()
})
