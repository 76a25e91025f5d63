import { expect } from '@playwright/test'
import error from '../../web/locales/sg/error.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { bandung, fillParty, johor, next, shipment } from '../steps/shipment.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('what is large and light is offered in a box, and is declared as what its name says', async ({
  page,
}) => {
  const word = shipment.sg
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/shipment')
  await fillParty(page, 'sg', johor, word.services.pickup)
  await next(page, 'sg')
  await fillParty(page, 'sg', bandung, word.services.delivery, 'receiver')
  await next(page, 'sg')
  await page.locator('[name=box][value=""]').check({ force: true })
  for (const [side, value] of [
    ['length', '60'],
    ['width', '40'],
    ['height', '40'],
    ['weight', '5'],
  ] as const)
    await typeInto(page.locator(`[name=${side}]`), value)
  // The bar says what is charged, and the box what it would cost instead.
  const bar = page.getByText(word.quote.charged.replace('{{kg}}', '20')).last()
  await expect(bar).toBeVisible()
  const use = page.getByRole('button', { name: word.use_box.replace('{{label}}', 'XL') })
  await expect(use).toBeVisible()
  await expectAccessible(page, 'a box instead')
  await expectNoOverflow(page)
  await use.click()
  await expect(page.locator('[name=box][value=XL]')).toBeChecked()
  await expect(use).toBeHidden()
  await expect(page.getByRole('link', { name: word.buy_box })).toHaveAttribute('href', '/purchase?size=XL')

  const type = page.locator('[name=item_type]')
  await expect(type).toHaveValue('other')
  await typeInto(page.locator('[name="items.0.name"]'), 'Toys')
  await expect(type).toHaveValue('toys')
  // What was chosen by hand stays.
  await type.selectOption('household')
  await typeInto(page.locator('[name="items.0.name"]'), 'Books')
  await expect(type).toHaveValue('household')
})

test('what no parcel may weigh is told where a price is asked for', async ({ page }) => {
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/shipment')
  const weight = page.locator('[name=quote_weight]')
  await typeInto(weight, '1001')
  await expect(weight).toHaveAccessibleDescription(error.weight_too_heavy)
  await typeInto(weight, '1000')
  await expect(weight).not.toHaveAttribute('aria-invalid', 'true')
})
