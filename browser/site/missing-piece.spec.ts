import { expect } from '@playwright/test'
import sgShell from '../../web/locales/sg/shell.ts'
import { settle } from '../steps/account.ts'
import { hydrated } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test('a page whose piece is lost twice comes by itself once it arrives', async ({ page }) => {
  await settle(page, 'sg')
  const known = new Set<string>()
  let loads = 0
  page.on('load', () => (loads += 1))
  page.on('response', (reply) => void known.add(reply.url()))
  await page.goto('/about-us')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const heading = await page.locator('h1').innerText()
  const before = new Set(known)
  let isLost = true
  await page.route(/\/assets\/.*\.js$/, (route) =>
    isLost && !before.has(route.request().url()) ? route.abort() : route.continue(),
  )
  await page.locator('footer a[href="/privacy"]').click()
  // The first time the page loads itself again at once.
  await expect.poll(() => loads).toBe(2)
  await expect(page.locator('h1')).toHaveText(sgShell.error.heading)
  isLost = false
  await expect(page.locator('h1')).not.toHaveText(sgShell.error.heading)
  await expect(page.locator('h1')).not.toHaveText(heading)
  await expect(page.locator('footer')).toBeVisible()
})
