import { expect, type Page } from '@playwright/test'
import idError from '../../web/locales/id/error.ts'
import idQuote from '../../web/locales/id/quote.ts'
import home from '../../web/locales/my/home.ts'
import myError from '../../web/locales/my/error.ts'
import myQuote from '../../web/locales/my/quote.ts'
import sgError from '../../web/locales/sg/error.ts'
import sgQuote from '../../web/locales/sg/quote.ts'
import { settle } from '../steps/account.ts'
import { expectAccessible, expectNoOverflow, hydrated, listen, origin } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const quotes = { id: idQuote, my: myQuote, sg: sgQuote }
const errors = { id: idError, my: myError, sg: sgError }

test('a visitor compares air and sea on a phone and takes the choice along', async ({ page }) => {
  const complaints = listen(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'id')
  await page.goto('/quote')
  await hydrated(page)
  await page.getByRole('heading', { name: quotes.id.exact }).click()
  await page.getByRole('button', { name: quotes.id.ask }).click()
  // Where and how heavy came along from above.
  await expect(page.getByText(errors.id.required).first()).toBeVisible()
  await expectAccessible(page, 'the form with its errors')

  await page.getByText(quotes.id.change, { exact: true }).click()
  await pickRegion(page, 'origin_region', 'Selangor')
  await pickRegion(page, 'destination_region', 'DKI Jakarta')
  // Half of the readers write a comma.
  await typeInto(page.locator('[name=weight_kg]'), '3,2')
  await typeInto(page.locator('[name=length]'), '40')
  await typeInto(page.locator('[name=width]'), '30')
  await typeInto(page.locator('[name=height]'), '30')
  await page.getByRole('button', { name: quotes.id.ask }).click()
  const heading = page.getByRole('heading', { name: quotes.id.result })
  await expect(heading).toBeFocused()

  const air = page.getByRole('region', { name: quotes.id.mode.air })
  const sea = page.getByRole('region', { name: quotes.id.mode.sea })
  await expect(air.getByText('RM 126.00').first()).toBeVisible()
  await expect(air.getByText(quotes.id.fastest)).toBeVisible()
  await expect(sea.getByText('RM 81.00').first()).toBeVisible()
  await expect(sea.getByText(quotes.id.cheapest)).toBeVisible()
  await air.locator('summary').click()
  await expect(air.getByText('6 kg × RM 20.00')).toBeVisible()
  await expect(air.getByText(quotes.id.line.document_fee)).toBeVisible()
  await expect(air.getByText(quotes.id.duty)).toBeVisible()
  await expectAccessible(page, 'the answer with its working')
  await expectNoOverflow(page)

  await sea.getByRole('link', { name: quotes.id.send.sea }).click()
  await page.waitForURL(/\/login\?next=/)
  const next = new URL(page.url()).searchParams.get('next') ?? ''
  const taken = new URL(next, origin())
  expect(taken.pathname).toBe('/shipment')
  expect(Object.fromEntries(taken.searchParams)).toEqual({
    service_sender: 'drop_off',
    origin_country: 'MY',
    origin_region: 'MY-10',
    destination_country: 'ID',
    destination_region: '31',
    weight: '3.2',
    length: '40',
    width: '30',
    height: '30',
    mode: 'sea',
  })
  expect(complaints).toEqual([])
})

test('what was answered above stands in the exact form, however it is opened', async ({ page }) => {
  await settle(page, 'sg')
  await page.goto('/quote')
  await hydrated(page)
  await typeInto(page.locator('[name=weight]'), '12')
  await page.locator('summary').filter({ hasText: quotes.sg.exact }).click()
  const answers = quotes.sg.answers.replace('{{from}}', 'Selangor').replace('{{to}}', 'Jawa Barat')
  await expect(page.getByText(answers.replace('{{weight}}', '12'))).toBeVisible()
  await expect(page.locator('[name=weight_kg]')).toHaveValue('12')
  await expect(page.locator('[name=origin_region]')).not.toHaveValue('')
  await expect(page.locator('[name=length]')).not.toBeFocused()
  // One price to order at is enough.
  const send = page.locator('form[action="/shipment"] [type=submit]')
  await expect(send).toBeHidden()
  await page.locator('summary').filter({ hasText: quotes.sg.exact }).click()
  await expect(send).toBeVisible()
})

test('an official box is cheaper, and refuses what it cannot carry', async ({ page }) => {
  await settle(page, 'my')
  await page.goto('/quote')
  await hydrated(page)
  // What stands above comes along, and opens what asks for more.
  await page.getByRole('link', { name: home.desk.by_size }).filter({ visible: true }).click()
  await expect(page.locator('[name=length]')).toBeFocused()
  await expect(page.locator('[name=weight_kg]')).toBeHidden()
  await page.getByText(quotes.my.change, { exact: true }).click()
  await pickRegion(page, 'origin_region', 'Selangor')
  await pickRegion(page, 'destination_region', 'DKI Jakarta')
  await typeInto(page.locator('[name=weight_kg]'), '16')
  await page.locator('select[name=box]').selectOption('M')
  await expect(page.locator('[name=length]')).toHaveCount(0)
  await page.getByRole('button', { name: quotes.my.ask }).click()
  await expect(page.getByText(errors.my.weight_over_box).first()).toBeVisible()
  await typeInto(page.locator('[name=weight_kg]'), '3.2')
  await typeInto(page.locator('[name=declared_value]'), '2.000')
  await page.getByRole('button', { name: quotes.my.ask }).click()
  const air = page.getByRole('region', { name: quotes.my.mode.air })
  await expect(air.getByText('RM 94.00').first()).toBeVisible()
  await expect(air.getByText('RM 2,000.00')).toBeVisible()
  await expect(air.getByRole('link', { name: quotes.my.send.air })).toHaveAttribute('href', /box=M.*mode=air/)
})
async function pickRegion(page: Page, name: string, label: string) {
  const field = page.locator(`[name=${name}]`)
  await typeInto(field, label)
  await page.getByRole('listbox').getByRole('option', { name: label, exact: true }).click()
}
