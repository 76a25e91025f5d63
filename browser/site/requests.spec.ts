import { expect, test } from '@playwright/test'
import { arriveAs } from '../steps/database.ts'
import { mostRequests as most } from '../steps/steady.ts'

for (const route of ['/shipment', '/purchase', '/service-purchase', '/profile', '/transaction'])
  test(`${route} asks for no more than ${most} things`, async ({ page }) => {
    await arriveAs(page, 'customer')
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(route, { waitUntil: 'networkidle' })
    await expect(page.locator('h1')).toBeVisible()
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
  })
