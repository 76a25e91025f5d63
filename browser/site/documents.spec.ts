import { expect } from '@playwright/test'
import { expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const address of ['/api/docs', '/api/staff/docs'])
  test(`${address} fits a phone, with every call unfolded`, async ({ page }) => {
    await page.goto(address)
    await expectNoOverflow(page)
    await page.evaluate(() => {
      for (const call of document.querySelectorAll('details')) call.open = true
    })
    await expectNoOverflow(page)
    const cut = await page
      .locator('pre')
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
    expect(cut).toBe(0)
  })
