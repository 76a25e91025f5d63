import { expect, test } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { makePaidShipment, tell } from '../steps/parcel.ts'
import { words } from '../steps/purchase.ts'
import { expectAccessible } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'

test('the office opens a manifest, scans a parcel in and moves it; the board shows the departure', async ({
  page,
}) => {
  const { manifests } = words.sg.office
  const number = await makePaidShipment()
  for (const code of ['picked_up', 'origin_hub_in'] as const) await tell(number, code)
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto('/office/manifests')
  await page.getByRole('button', { name: manifests.add }).click()
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
  await typeInto(card.getByLabel(manifests.scan), inGroups(number))
  await card.getByRole('button', { name: manifests.load, exact: true }).click()
  await expect(card.getByText('1 parcel, 6 of 500 kg')).toBeVisible()
  await card.getByRole('button', { name: manifests.contents }).click()
  const shown = page.locator('dialog[open]').first()
  await expect(shown.getByText('RM 100.00')).toBeVisible()
  await expectAccessible(page, 'what a manifest holds')
  await page.screenshot({ path: 'browser/results/manifest.png' })
  await shown
    .getByRole('button', { name: manifests.unload_one.replace('{{number}}', inGroups(number)) })
    .click()
  const question = page.locator('dialog[open]').last()
  await question.getByRole('button', { name: words.sg.ui.cancel }).click()
  // Only the question is closed, not what it was asked in.
  await expect(shown.getByText('RM 100.00')).toBeVisible()
  await shown
    .getByRole('button', { name: manifests.unload_one.replace('{{number}}', inGroups(number)) })
    .click()
  await question.getByRole('button', { name: manifests.unload, exact: true }).click()
  await expect(shown.getByText(manifests.nothing)).toBeVisible()
  await page.keyboard.press('Escape')
  await typeInto(card.getByLabel(manifests.scan), inGroups(number))
  await card.getByRole('button', { name: manifests.load, exact: true }).click()
  await expect(card.getByText('1 parcel, 6 of 500 kg')).toBeVisible()
  await card.getByRole('button', { name: 'Next step: Export customs' }).click()
  await page.locator('dialog').getByRole('button', { name: manifests.steps.export_customs }).click()
  await expect(page.getByText('1 parcel moved, 0 stayed')).toBeVisible()
  await expectAccessible(page, 'manifests')
  await page.goto('/departures')
  await expect(page.getByText(`${place} → CGK`)).toBeVisible()
  await expectAccessible(page, 'the board of departures')
})
