import { expect, type Page } from '@playwright/test'
import idError from '../../web/locales/id/error.ts'
import idHome from '../../web/locales/id/home.ts'
import idQuote from '../../web/locales/id/quote.ts'
import myHome from '../../web/locales/my/home.ts'
import myQuote from '../../web/locales/my/quote.ts'
import sgHome from '../../web/locales/sg/home.ts'
import { settle } from '../steps/account.ts'
import { expectAccessible, expectNoOverflow, hydrated, listen, origin } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test('a visitor compares air and sea on a phone and takes the choice along', async ({ page }) => {
  const complaints = listen(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'id')
  await page.goto('/quote')
  await hydrated(page)
  await page.locator('[name=to]').selectOption({ label: 'DKI Jakarta' })
  // Half of the readers write a comma.
  await typeInto(page.locator('[name=weight]'), '3,2')
  await expect(ticket(page, 'sea').getByText(idHome.desk.at_least)).toBeVisible()
  // Nothing is reckoned from a size that nobody said.
  await expect(page.getByText(idQuote.weight_working.unmeasured)).toBeVisible()

  await typeInto(page.locator('[name=length]'), '400')
  await page.locator('[name=length]').press('Tab')
  await expect(page.getByText(idError.side_too_long)).toBeVisible()
  await expectAccessible(page, 'the form with an error')
  await typeInto(page.locator('[name=length]'), '40')
  await typeInto(page.locator('[name=width]'), '30')
  await typeInto(page.locator('[name=height]'), '30')
  // What the order costs stands in the first sight, and is no longer the least that it may be.
  await expect(ticket(page, 'air').getByText('RM126')).toBeInViewport()
  await expect(ticket(page, 'sea').getByText('RM81')).toBeInViewport()
  await expect(ticket(page, 'sea').getByText(idHome.desk.at_least)).toHaveCount(0)

  await ticket(page, 'air').click()
  const details = page.getByRole('region', { name: idQuote.details.air })
  await expect(details.getByText('6 kg × RM 20.00')).toBeVisible()
  await expect(details.getByText(idQuote.line.document_fee)).toBeVisible()
  await expect(details.getByText(idQuote.duty)).toBeVisible()
  await expect(page.getByText(idQuote.weight_working.unmeasured)).toHaveCount(0)
  // What is worth something may cost something at the border.
  await typeInto(page.locator('[name=declared_value]'), '120')
  await expect(details.getByText(/sekitar RM\s?\d+/)).toBeVisible()
  await typeInto(page.locator('[name=declared_value]'), '')
  await expect(details.getByText(idQuote.duty)).toBeVisible()
  await expectAccessible(page, 'the price with its working')
  await expectNoOverflow(page)

  await ticket(page, 'sea').click()
  await page.getByRole('button', { name: idHome.desk.send_sea }).click()
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
    box: '',
    mode: 'sea',
  })
  expect(complaints).toEqual([])
})

test('what was said on the front page stands where the exact price is asked', async ({ page }) => {
  await settle(page, 'sg')
  await page.goto('/')
  await hydrated(page)
  await page.locator('[name=from]').selectOption({ label: 'Johor' })
  await typeInto(page.locator('[name=weight]'), '12')
  await page.getByRole('link', { name: sgHome.desk.by_size }).filter({ visible: true }).click()
  await expect(page.locator('[name=length]')).toBeFocused()
  await expect(page.locator('[name=from]')).toHaveValue('MY/MY-01')
  await expect(page.locator('[name=weight]')).toHaveValue('12')
  await expect(ticket(page, 'air').getByText('12 kg')).toBeVisible()
})

test('an official box is not measured, and refuses what it cannot carry', async ({ page }) => {
  await settle(page, 'my')
  await page.goto('/quote')
  await hydrated(page)
  await page.locator('[name=to]').selectOption({ label: 'DKI Jakarta' })
  await typeInto(page.locator('[name=length]'), '40')
  await page
    .locator('label')
    .filter({ has: page.locator('[name=box][value=M]') })
    .click()
  await expect(page.locator('[name=length]')).toHaveCount(0)
  await typeInto(page.locator('[name=weight]'), '16')
  await expect(
    page.getByText(myHome.desk.limits_box.replace('{{box}}', 'M').replace('{{most}}', '15')),
  ).toBeVisible()
  await typeInto(page.locator('[name=weight]'), '3.2')
  await expect(ticket(page, 'air').getByText('RM94')).toBeVisible()
  await typeInto(page.locator('[name=declared_value]'), '2.000')
  const details = page.getByRole('region', { name: myQuote.details.sea })
  await expect(details.getByText('RM 2,000.00')).toBeVisible()
  await page.getByRole('button', { name: myHome.desk.send_sea }).click()
  await page.waitForURL(/\/login\?next=/)
  const next = new URL(page.url()).searchParams.get('next') ?? ''
  const { length, box, declared_value } = Object.fromEntries(new URL(next, origin()).searchParams)
  expect({ length, box, declared_value }).toEqual({ length: undefined, box: 'M', declared_value: '2000' })
})

function ticket(page: Page, mode: 'air' | 'sea') {
  return page.locator('label').filter({ has: page.locator(`[name=mode][value=${mode}]`) })
}
