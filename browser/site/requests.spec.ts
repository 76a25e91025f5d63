import { expect } from '@playwright/test'
import { earlyAsks } from '../../web/early-asks.ts'
import { arriveAs } from '../steps/database.ts'
import { listen } from '../steps/steps.ts'
import { mostRequests as most } from '../steps/steady.ts'
import { test } from '../steps/journey.ts'

const routes = ['/shipment', '/purchase', '/service-purchase', '/profile', '/transaction']

test(`a customer's ${routes.join(', ')} each ask for no more than ${most} things`, async ({ page }) => {
  await arriveAs(page, 'customer')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const route of routes) {
    asked.length = 0
    await page.goto(route, { waitUntil: 'networkidle' })
    await expect(page.locator('h1')).toBeVisible()
    expect(asked.length, `${route}\n${asked.join('\n')}`).toBeLessThanOrEqual(most)
  }
})

test('the wizards ask while their scripts are on their way, and nothing twice', async ({ page }) => {
  const complaints = listen(page)
  await arriveAs(page, 'customer')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') || pathname.includes('/assets/')) asked.push(pathname)
  })
  for (const [path, asks] of Object.entries(earlyAsks)) {
    asked.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('main form').first()).toBeVisible()
    for (const address of asks) {
      const [own = ''] = address.split('?')
      expect(
        asked.filter((one) => one === own),
        own,
      ).toHaveLength(1)
      // Before the page that needs it.
      expect(asked.indexOf(own), own).toBeLessThan(asked.findIndex((one) => /Page-[^/]*\.js$/.test(one)))
    }
  }
  expect(complaints).toEqual([])
})
