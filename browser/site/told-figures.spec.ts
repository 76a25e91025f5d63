import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { test } from '../steps/journey.ts'

test('tables and sentences tell the days of now, and dollars as the language writes them', async ({
  page,
}) => {
  await settle(page, 'id')
  await page.route('**/told-prices', async (route) => {
    const reply = await route.fetch()
    const answer: { data: { prices: { days: { from: string; to: string }[] } } } = await reply.json()
    const slower = answer.data.prices.days.find(({ from, to }) => from === 'MYP' && to === 'ID5')
    Object.assign(slower ?? {}, { air: [7, 14] })
    await route.fulfill({ response: reply, json: answer })
  })
  await page.goto('/shipment-international')
  await expect(page.getByRole('cell', { name: '7–14', exact: true })).toBeVisible()
  await expect(page.getByText(/dua arah: 3–.?14 hari kerja/)).toBeVisible()
  await expect(page.getByText(/USD\s1\.500/).first()).toBeVisible()
  await page.goto('/coverage-area')
  await expect(page.getByRole('cell', { name: '7–14', exact: true })).toBeVisible()
})

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
  await expect(page.getByText('Return: 80% of the outbound freight.')).toBeVisible()
  await expect(page.getByText(/It costs 0\.75% of the value/)).toBeVisible()
  await expect(page.getByText(/RM\s95\.00–.?RM\s120\.00 more/)).toBeVisible()
  await expect(page.getByText(/takes up to 12\skg/)).toBeVisible()
  await page.unroute('**/told-prices')
  await page.route('**/told-prices', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Storage: 7 days are free, then RM 2.00 a day.')).toBeVisible()
})
