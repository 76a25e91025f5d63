import { expect, type Page } from '@playwright/test'
import { pathIn } from '#contract/platform/endpoint.ts'
import { listTransactions } from '#contract/orders/transactions.ts'
import sgBatch from '../../web/locales/sg/batch.ts'
import sgShell from '../../web/locales/sg/shell.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { hydrated } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test.beforeEach(async ({ page }) => {
  await settle(page, 'sg')
  await page.goto('/about-us')
  await hydrated(page)
})

function linkTo(page: Page, path: string) {
  return page.locator(`footer a[href="${path}"]`)
}

test('an address changes with its page, and the last press wins', async ({ page }) => {
  const held = await holdChunk(page, 'TermPage')
  const heading = await page.locator('h1').textContent()
  await linkTo(page, '/term').click()
  const spinner = page.getByRole('status').filter({ hasText: sgShell.loading })
  await expect(spinner).toBeVisible()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.locator('h1')).toHaveText(heading ?? '')
  await linkTo(page, '/privacy').press('Enter')
  await expect(page).toHaveURL(/\/privacy$/)
  await held.release()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(spinner).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.locator('h1')).toHaveText(heading ?? '')
})

test('forward and back show each page, with the focus at its start', async ({ page }) => {
  await linkTo(page, '/term').click()
  await expect(page).toHaveURL(/\/term$/)
  await expect(page.locator('main')).toBeFocused()
  const term = await page.locator('h1').textContent()
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.locator('h1')).not.toHaveText(term ?? '')
  await page.goForward()
  await expect(page.locator('h1')).toHaveText(term ?? '')
  await expect(page).toHaveTitle(new RegExp(term ?? ''))
})

test('a page that notes in its address what it shows stops nobody who leaves', async ({ page }) => {
  await arriveAs(page, 'customer')
  const answer = Promise.withResolvers<void>()
  await page.route(`**${pathIn('user', listTransactions.path)}?*`, async (route) => {
    await answer.promise
    await route.continue()
  })
  const held = await holdChunk(page, 'BulkPage')
  await page.goto('/transaction')
  await page.getByRole('link', { name: sgBatch.open }).click()
  const spinner = page.getByRole('status').filter({ hasText: sgShell.loading })
  await expect(spinner).toBeVisible()
  answer.resolve()
  await expect(page).toHaveURL(/\/transaction\?type=shipment/)
  await expect(spinner).toBeVisible()
  await held.release()
  await expect(page).toHaveURL(/\/bulk$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/transaction\?type=shipment/)
})

/** Lets a page's script wait until it is released. */
async function holdChunk(page: Page, name: string) {
  const released = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released.promise
    await route.continue()
    done.resolve()
  })
  return {
    async release() {
      released.resolve()
      await done.promise
    },
  }
}
