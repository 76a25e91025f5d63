import { expectNoOverflow } from '../steps/steps.ts'
import { arriveAs } from '../steps/database.ts'
import { test } from '../steps/journey.ts'

for (const [role, paths] of [
  ['customer', ['/', '/service-purchase', '/purchase', '/shipment', '/transaction', '/resi-detail']],
  ['admin', ['/office', '/office/payments', '/office/customers', '/office/parcels', '/office/messages']],
  ['courier', ['/courier']],
] as const)
  test(`with letters twice as large nothing that a ${role} sees is wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await arriveAs(page, role)
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await page.locator('h1').waitFor()
      await expectNoOverflow(page)
    }
  })
