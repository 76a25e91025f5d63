import { expect, type Page } from '@playwright/test'
import { pathIn } from '#contract/platform/endpoint.ts'
import { readMasterData } from '#contract/site/master-data.ts'
import ui from '../../web/locales/id/ui.ts'
import { settle } from '../steps/account.ts'
import { makePerson, stayAs } from '../steps/database.ts'
import { placeBoxOrder } from '../steps/order.ts'
import { words } from '../steps/purchase.ts'
import { expectAccessible, hydrated } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a list of places that could not be fetched comes by itself, without a reload', async ({ page }) => {
  await settle(page, 'id')
  const { tries, comeBack } = await cutOff(page)
  await page.goto('/ui')
  await hydrated(page)
  const field = page.locator('[name=region_id]')
  await page.locator('[name=country_id]').selectOption('ID')
  await expect(field).toHaveAttribute('placeholder', ui.loading)
  // Also once both tries are over.
  await expect.poll(tries).toBeGreaterThan(2)
  await expect(field).toHaveAttribute('placeholder', ui.loading)
  await comeBack()
  await expect(field).toHaveAttribute('placeholder', ui.search_select.placeholder)
  await typeInto(field, 'DKI Jakarta')
  await page.getByRole('listbox').getByRole('option', { name: 'DKI Jakarta', exact: true }).click()
  await expect(field).toHaveValue('DKI Jakarta')
})

test('prices are shown for the usual way until the places are there', async ({ page }) => {
  await settle(page, 'id')
  const { tries, comeBack } = await cutOff(page)
  await page.goto('/quote')
  await hydrated(page)
  await expect(page.getByText('RM81')).toBeVisible()
  await expect.poll(tries).toBeGreaterThan(1)
  await expect(page.locator('[name=to] option')).toHaveText(['Jawa Barat'])
  await comeBack()
  await page.locator('[name=to]').selectOption({ label: 'DKI Jakarta' })
  await expect(page.locator('[name=to]')).toHaveValue('ID/31')
})

/** The regions of one country cannot be fetched. */
async function cutOff(page: Page) {
  const regions = /\/region\/ID(\?|$)/
  let tries = 0
  await page.route(regions, (route) => {
    tries += 1
    return route.abort('connectionreset')
  })
  return { tries: () => tries, comeBack: () => page.unroute(regions) }
}

test('another way to pay that could not be fetched is asked for again by a press', async ({ page }) => {
  await settle(page, 'id')
  const person = await makePerson('customer')
  const id = await placeBoxOrder(page.request, person.token)
  await stayAs(page, person)
  const ways = `**${pathIn('user', readMasterData.path)}?**`
  await page.route(ways, (route) => route.abort('connectionreset'))
  await page.goto(`/shipment-success?id=${id}`)
  // The bar at the foot comes and goes as the page is scrolled, and would take the press meant for what it covers.
  await expect(page.getByRole('button', { name: words.id.success.proof.add })).toBeVisible()
  const another = page.getByRole('button', { name: words.id.success.other_way.heading })
  await another.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await another.click()
  await expect(page.getByRole('button', { name: words.id.success.other_way.keep })).toBeVisible()
  await expect(page.getByText(ui.load_failed)).toBeVisible()
  await expectAccessible(page, 'ways to pay that could not be fetched')
  await page.unroute(ways)
  await page.getByRole('button', { name: ui.try_again }).press('Enter')
  await expect(page.getByRole('tab', { name: ui.payment.transfer })).toBeVisible()
})
