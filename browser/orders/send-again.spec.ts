import { expect } from '@playwright/test'
import detail from '../../web/locales/sg/shipment_detail.ts'
import ui from '../../web/locales/sg/ui.ts'
import { settle } from '../steps/account.ts'
import { database, stayAs } from '../steps/database.ts'
import { expectSaved } from '../steps/draft.ts'
import { shipmentOfSomebody } from '../steps/office.ts'
import { next, shipment } from '../steps/shipment.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a shipment is sent again from its page: people, size and contents are there, and nothing begun is lost', async ({
  page,
}) => {
  const complaints = listen(page)
  const { again, see_filled_in, quote } = shipment.sg
  await settle(page, 'sg')
  const { id, owner } = await shipmentOfSomebody()
  await stayAs(page, owner)
  const db = await database()
  const { weight_g } = await db
    .selectFrom('shipments')
    .select('weight_g')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()

  await page.goto(`/shipment-detail?id=${id}`)
  await page.getByRole('link', { name: detail.send_again }).click()
  await expect(page.getByText(again.filled)).toBeVisible()
  await expect(page.getByText(see_filled_in)).toBeVisible()
  await expectAccessible(page, 'a shipment that is sent again')
  await expectNoOverflow(page)
  await expect(page.locator('[name=quote_weight]')).toHaveValue(String(weight_g / 1000))
  // The days are of their own time, and asked for again.
  // Asked for once more before anything was changed, it is no other shipment.
  await expectSaved(page, 'sg')
  await page.goto(`/shipment?again=${id}`)
  await expect(page.getByText(again.filled)).toBeVisible()
  await next(page, 'sg')
  await expect(page.getByText(ui.error_summary)).toBeVisible()
  await page.getByText(quote.heading).click()
  await typeInto(page.locator('[name=quote_weight]'), '7')
  await expectSaved(page, 'sg')

  await page.goto(`/shipment?again=${id}`)
  await expect(page.getByText(again.unfinished)).toBeVisible()
  await expectAccessible(page, 'which of two shipments goes on')
  await page.getByRole('button', { name: again.keep }).click()
  await expect(page.getByText(again.filled)).toBeHidden()
  await expect(page.locator('[name=quote_weight]')).toHaveValue('7')
  expect(complaints).toEqual([])
})
