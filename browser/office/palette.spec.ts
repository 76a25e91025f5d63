import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import officeWords from '../../web/locales/sg/office.ts'
import parcelWords from '../../web/locales/sg/office_parcels.ts'
import shell from '../../web/locales/sg/shell.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { office, shipmentWithPayment } from '../steps/office.ts'
import { expectAccessible } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const { search } = office.sg

test.beforeEach(({ page }) => settle(page, 'sg'))

test('a few letters and keys lead from any page of the office to a parcel or a place', async ({ page }) => {
  const number = await shipmentWithPayment()
  await arriveAs(page, 'admin')
  await page.goto('/office/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const letters = page.getByRole('combobox', { name: search.box })
  await page.keyboard.press('Control+k')
  await expect(letters).toBeFocused()
  await expectAccessible(page, 'the list of places')
  await page.keyboard.type(number.slice(2, 9).toLowerCase())
  const first = page.getByRole('dialog').getByRole('option').first()
  await expect(first).toContainText(inGroups(number))
  // What was typed is marked, with its spaces, and the sum stands beside it.
  await expect(first.locator('mark')).toHaveText(inGroups(number).slice(3, 11))
  await expect(first).toContainText(/RM\s\d+\.\d\d/)
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'what a few letters found')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: inGroups(number) })).toBeVisible()
  await expect(letters).toHaveCount(0)

  // No key waits for the list, and none does anything else meanwhile.
  await page.route('**/assets/Palette-*.js', async (route) => {
    await setTimeout(1500)
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: inGroups(number) })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('o')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('auditx')
  await page.keyboard.press('Backspace')
  await expect(letters).toHaveValue('audit')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(search.all_results)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/office\/audit$/)
  await page.getByRole('button', { name: search.box }).click()
  await page.keyboard.press('Escape')
  await expect(letters).toHaveCount(0)
  await expect(page.getByRole('button', { name: search.box })).toBeFocused()

  const single = page.getByRole('checkbox', { name: shell.account.single_keys })
  await page.getByRole('banner').getByText(shell.bar.me, { exact: true }).click()
  await single.uncheck()
  await single.blur()
  for (const key of ['g', 'p', '/']) await page.keyboard.press(key)
  await page.keyboard.press('Control+k')
  await expect(letters).toBeFocused()
  await expect(letters).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(letters).toHaveCount(0)
  await single.check()
  await single.blur()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/\/office\/payments/)
})

test('what a page can do is found by its first letters, and the keys are in it', async ({ page }) => {
  const number = await shipmentWithPayment()
  await arriveAs(page, 'admin')
  await page.goto(`/office/parcels/${number}`)
  await expect(page.getByRole('heading', { name: parcelWords.assign.heading })).toBeVisible()
  // It appears once the server has said what it would do.
  await expect(page.locator('summary', { hasText: parcelWords.cancel.heading })).toBeVisible()
  await page.keyboard.press('Control+k')
  const options = page.getByRole('dialog').getByRole('option')
  await expect(options.filter({ hasText: parcelWords.assign.heading })).toBeVisible()
  await page.keyboard.type(parcelWords.cancel.heading.slice(0, 6))
  await expect(options.first()).toContainText(parcelWords.cancel.heading)
  await page.keyboard.press('Enter')
  const fold = page.locator('details', { hasText: parcelWords.cancel.heading })
  await expect(fold).toHaveAttribute('open')
  await expect(fold.locator(':focus')).toBeInViewport()

  await page.goto('/office/boxes')
  await expect(page.getByRole('row', { name: 'XL' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(officeWords.boxes.add.slice(0, 4).toLowerCase())
  await expect(options.first()).toContainText(officeWords.boxes.add)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: officeWords.boxes.add })).toBeVisible()
})
