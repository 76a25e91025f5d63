import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { pickFrom, words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import sgCounters from '../../web/locales/sg/counters.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'sg'

test('the office adds a location, changes its hours and switches it off', async ({ page }) => {
  const complaints = listen(page)
  const word = sgCounters
  const { office, ui } = words[language]
  const label = `Gudang Contoh ${language} ${Date.now()}`
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, language)
  await arriveAs(page, 'admin')
  await page.goto('/office/locations')
  await page.getByRole('button', { name: word.add }).click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('button', { name: ui.save }).click()
  await expect(dialog.locator('[name=label]')).toHaveAttribute('aria-invalid', 'true')
  await typeInto(dialog.locator('[name=label]'), label)
  await dialog.locator('[name=kind]').selectOption('hub')
  await typeInto(dialog.locator('[name=phone]'), '0123456789')
  await pickFrom(page, 'region_id', 'Selangor')
  await pickFrom(page, 'city_id', 'Shah Alam')
  await typeInto(dialog.locator('[name=address]'), 'No. 9, Jalan Contoh')
  await typeInto(dialog.locator('input[type=time]').first(), '07:30')
  await expectAccessible(page, 'the form of a location')
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await dialog.getByRole('button', { name: ui.save }).click()
  await expect(page.getByText(office.saved)).toBeVisible()
  await typeInto(page.getByRole('searchbox', { name: word.search }), label)
  await expect(page.getByText(word.kinds.hub, { exact: true })).toBeVisible()
  await expectAccessible(page, 'the list of locations')
  await expectNoOverflow(page)
  const visitor = await page.context().newPage()
  await visitor.goto('/location')
  await typeInto(visitor.getByRole('searchbox'), label)
  await visitor.locator('main li details summary').click()
  await expect(visitor.getByText('07:30–18:00')).toBeVisible()
  await page.getByRole('button', { name: `${ui.edit} ${label}` }).click()
  await dialog.getByLabel(office.offered).uncheck()
  await dialog.getByRole('button', { name: ui.save }).click()
  await expect(page.getByText(office.inactive)).toBeVisible()
  await visitor.reload()
  await typeInto(visitor.getByRole('searchbox'), label)
  await expect(visitor.locator('main li details')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('samples are taken away only after a question', async ({ page }) => {
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto('/office/locations')
  await page.getByRole('button', { name: sgCounters.remove_samples }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByRole('heading')).toHaveText(sgCounters.remove_question)
  await expectAccessible(page, 'the question before samples go')
  // Other journeys hand their parcels over there.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: sgCounters.remove_samples })).toBeVisible()
})
