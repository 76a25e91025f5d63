import { expect } from '@playwright/test'
import { wayAcross } from '../../api/courier/scans/test-way.ts'
import detail from '../../web/locales/sg/shipment_detail.ts'
import success from '../../web/locales/sg/shipment_success.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, stayAs } from '../steps/database.ts'
import { office, shipmentOfSomebody } from '../steps/office.ts'
import { tell } from '../steps/parcel.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const { send_back, fees } = office.sg.parcels
const wayToTheDoor = [...wayAcross, 'out_for_delivery', 'refused'] as const

/** At the door, where its receiver does not want it; ordered by somebody with an account. */
async function refusedParcel() {
  const made = await shipmentOfSomebody()
  const db = await database()
  const line = { code: 'freight_per_kg', quantity: 1, unit_sen: 12_600, amount_sen: 12_600 }
  await db
    .insertInto('order_lines')
    .values({ order_id: made.id, position: 1, params: '{"kg": 6, "per_kg_sen": 2100}', ...line })
    .execute()
  for (const code of wayToTheDoor) await tell(made.number, code)
  return made
}

test('the office sends a refused parcel back; its sender is asked for the fee, which is waived with a reason', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const { number, id, owner } = await refusedParcel()
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto(`/office/parcels/${number}`)
  // Whom to call stands above all that is unfolded.
  const call = page.getByRole('link', { name: /^\+6/ }).first()
  await expect(call).toBeInViewport()
  await expect(call).toHaveAttribute('href', /^tel:\+6/)
  const form = page.locator('details').filter({ hasText: send_back.heading })
  await form.locator('summary').click()
  await expect(form.getByText(send_back.fee.replace('{{amount}}', 'RM 126.00'))).toBeVisible()
  await form.getByRole('button', { name: send_back.confirm }).click()
  await expect(form.locator('[name=reason]')).toHaveAttribute('aria-invalid', 'true')
  await form.locator('[name=reason]').selectOption('refused')
  await expectNoOverflow(page)
  await form.getByRole('button', { name: send_back.confirm }).click()
  await page.locator('dialog[open]').getByRole('button', { name: send_back.confirm }).click()
  await expect(page.getByText(send_back.done)).toBeVisible()
  await expect(page.getByRole('heading', { name: fees.heading })).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  const own = await phone.newPage()
  await settle(own, 'sg')
  await stayAs(own, owner)
  await own.goto(`/shipment-detail?id=${id}`)
  await expect(own.getByText(detail.fees.return)).toBeVisible()
  await expectNoOverflow(own)
  await expectAccessible(own, 'a fee that is asked for afterwards')
  await own.getByRole('link', { name: detail.fees.pay.replace('{{amount}}', 'RM 126.00') }).click()
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(success.awaiting_payment.heading)

  const waiver = page.locator('details').filter({ hasText: fees.waive })
  await waiver.locator('summary').click()
  await typeInto(waiver.locator('[name=words]'), 'Our courier had the wrong door')
  await waiver.getByRole('button', { name: fees.waive }).click()
  await page.locator('dialog[open]').getByRole('button', { name: fees.waive }).click()
  await expect(page.getByText(fees.done)).toBeVisible()
  await own.goto(`/shipment-detail?id=${id}`)
  await expect(own.getByText(detail.fees.waived)).toBeVisible()
  await phone.close()
  expect(complaints).toEqual([])
})
