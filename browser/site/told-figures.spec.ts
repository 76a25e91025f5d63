import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { test } from '../steps/journey.ts'

test('terms and questions tell the fees and the boxes of now, and keep their own numbers without an answer', async ({
  page,
}) => {
  await settle(page, 'sg')
  await page.route('**/told-prices', async (route) => {
    const reply = await route.fetch()
    const answer: { data: { prices: object } } = await reply.json()
    Object.assign(answer.data.prices, {
      storage_free_days: 3,
      storage_fee: 4.5,
      return_percent: 80,
      insurance_domestic_percent: 0.75,
      heavy_piece_fee: 120,
    })
    await route.fulfill({ response: reply, json: answer })
  })
  await page.route('**/purchase/masterdata*', async (route) => {
    const reply = await route.fetch()
    const answer: { data: { box: object[] } } = await reply.json()
    for (const box of answer.data.box) Object.assign(box, { max_weight: 12 })
    await route.fulfill({ response: reply, json: answer })
  })
  await page.goto('/term')
  await expect(page.getByText('Storage: 3 days are free, then RM 4.50 a day.')).toBeVisible()
  await expect(page.getByText('Return: 80% of the freight on the way there.')).toBeVisible()
  await expect(page.getByText(/It costs 0\.75% of the value/)).toBeVisible()
  await expect(page.getByText(/RM\s95\.00–.?RM\s120\.00 more/)).toBeVisible()
  await expect(page.getByText(/takes up to 12\skg/)).toBeVisible()
  await page.unroute('**/told-prices')
  await page.route('**/told-prices', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Storage: 7 days are free, then RM 2.00 a day.')).toBeVisible()
})
