import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { askForPrice, shipment } from '../steps/shipment.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const language of ['id', 'my', 'sg'] as const)
  test(`what is weighed and from how much takes one line above the price, in ${language}`, async ({
    page,
  }) => {
    await settle(page, language)
    await arriveAs(page, 'customer')
    await page.goto('/shipment')
    await askForPrice(page)
    await page.getByRole('radio', { name: shipment[language].modes.sea }).press(' ')
    const charged = page
      .locator('[data-foot]')
      .getByText(shipment[language].quote.charged.split('{{')[0] ?? '')
    await expect(charged.locator('..')).toContainText(shipment[language].price_from)
    const heights = await charged.locator('..').evaluate((line) => {
      const { height } = line.getBoundingClientRect()
      return height / Number.parseFloat(getComputedStyle(line).lineHeight)
    })
    expect(heights).toBeLessThan(1.5)
  })
