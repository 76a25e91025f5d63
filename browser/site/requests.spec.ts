import { expect } from '@playwright/test'
import { arriveAs } from '../steps/database.ts'
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
