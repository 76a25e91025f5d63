import { expect } from '@playwright/test'
import errors from '../../web/locales/sg/error.ts'
import orderChange from '../../web/locales/sg/order_change.ts'
import shipment from '../../web/locales/sg/shipment.ts'
import { settle } from '../steps/account.ts'
import { database, stayAs } from '../steps/database.ts'
import { shipmentOfSomebody } from '../steps/office.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

/** A parcel with a line of goods that is weighed and one that takes what is left. */
async function parcelOfTwoLines() {
  const made = await shipmentOfSomebody()
  const common = { order_id: made.id, unit_value_sen: 5000, origin_country: 'MY' }
  const lines = [
    { ...common, position: 1, name: 'Baju kurung', quantity: 2, net_weight_g: 1200 },
    { ...common, position: 2, name: 'Kain pelikat', quantity: 3, net_weight_g: 800 },
  ]
  await (await database()).insertInto('shipment_items').values(lines).execute()
  return made
}

test('finished lines of goods fold to a row each, and a line with an error opens by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'sg')
  const { id, owner } = await parcelOfTwoLines()
  await stayAs(page, owner)
  await page.goto(`/shipment-change?id=${id}`)
  const [first, second, third] = [1, 2, 3].map((number) =>
    page.getByRole('group', { name: shipment.item_number.replace('{{number}}', `${number}`) }),
  )
  if (!first || !second || !third) throw new Error('no lines')
  const row = first.getByRole('button', { expanded: false })
  await expect(row).toHaveAccessibleName(/^Baju kurung 2\spieces · 1.2\skg · RM\s100.00$/)
  await expect(second.getByRole('button', { expanded: false })).toBeVisible()
  await expect(page.locator('[name="items.0.name"]')).toHaveCount(0)
  await expectAccessible(page, 'folded lines of goods')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: shipment.add_item }).click()
  await expect(page.locator('[name="items.2.name"]')).toBeFocused()
  await expect(third.getByRole('button', { expanded: true })).toHaveCount(0)
  await typeInto(page.locator('[name="items.2.name"]'), 'Songkok')
  await typeInto(page.locator('[name="items.2.unit_value"]'), '30')
  await page.keyboard.press('Tab')
  // Being finished folds nothing under the hand that types.
  await expect(third.getByRole('button', { expanded: true })).toBeVisible()
  // What customs may ask is folded until somebody wants to say it.
  await expect(page.locator('[name="items.2.hs_code"]')).toBeHidden()
  await expect(third.locator('summary', { hasText: shipment.for_customs })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('[name="items.2.hs_code"]')).toBeFocused()
  // Folded again over a mistake, it opens for whoever is to mend it, and stays open under the hand that does.
  await typeInto(page.locator('[name="items.2.hs_code"]'), '12')
  await third.locator('summary', { hasText: shipment.for_customs }).press('Enter')
  await expect(page.locator('[name="items.2.hs_code"]')).toBeHidden()
  await page.locator('[name=consent]').check()
  await page.getByRole('button', { name: orderChange.ask }).click()
  await expect(page.locator('[name="items.2.hs_code"]')).toBeFocused()
  await typeInto(page.locator('[name="items.2.hs_code"]'), '')
  await expect(page.locator('[name="items.2.hs_code"]')).toBeVisible()
  await row.focus()
  await row.press('Enter')
  await expect(first.getByRole('button', { expanded: true })).toBeFocused()
  await expect(third.getByRole('button', { name: /^Songkok 1\spiece /, expanded: false })).toBeVisible()
  await third.getByRole('button', { name: shipment.delete_item.replace('{{number}}', '3') }).click()
  await expect(third).toHaveCount(0)
  // The last weighed line is the one that is asked about, and it is folded.
  await typeInto(page.locator('[name="items.0.net_weight_kg"]'), '900')
  await expect(second.getByRole('button', { expanded: false })).toBeVisible()
  await page.locator('[name=consent]').check()
  await page.getByRole('button', { name: orderChange.ask }).click()
  await expect(page.locator('[name="items.1.net_weight_kg"]')).toBeFocused()
  await expect(second.getByText(errors.net_weight_over_parcel)).toBeVisible()
  await expectAccessible(page, 'a line of goods with an error')
  await first.getByRole('button', { expanded: true }).press('Enter')
  await expect(row).toBeFocused()
  await second.getByRole('button', { name: shipment.delete_item.replace('{{number}}', '2') }).click()
  // The only line is open, without a head.
  await expect(page.locator('[name="items.0.name"]')).toHaveValue('Baju kurung')
  await expect(first.getByRole('button')).toHaveCount(0)
})
