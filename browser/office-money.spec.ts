import { randomBytes } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { boxSerial_bytes, newBoxSerial } from '#contract/box-serial.ts'
import { readTrackingNumber } from '#contract/tracking-number.ts'
import { settle } from './account-steps.ts'
import { arriveAs, database } from './database-steps.ts'
import { makePaidShipment } from './parcel-steps.ts'
import { expectAccessible, expectNoOverflow } from './steps.ts'
import { oweRefund } from '../api/refunds/owe.ts'
import voucher from '../web/locales/my/voucher.ts'
import office from '../web/locales/sg/office.ts'
import rates from '../web/locales/sg/office_rates.ts'
import refunds from '../web/locales/sg/office_refunds.ts'

/** A voucher that a courier has confirmed, of somebody who has said where the money goes. */
async function oweTo(user_id: string, value_sen: number) {
  const db = await database()
  const number = readTrackingNumber(await makePaidShipment())
  const box = await db.selectFrom('boxes').select('id').where('label', '=', 'M').executeTakeFirstOrThrow()
  const { id: order_id } = await db
    .selectFrom('orders')
    .select('id')
    .where('tracking_number', '=', number ?? '')
    .executeTakeFirstOrThrow()
  const serial = newBoxSerial(randomBytes(boxSerial_bytes))
  const { id } = await db
    .insertInto('vouchers')
    .values({ serial, order_id, user_id, box_id: box.id, box_label: 'M', value_sen, status: 'confirmed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owed = { kind: 'voucher', subject_id: id, order_id, user_id, amount_sen: value_sen } as const
  await db.transaction().execute((tx) => oweRefund(tx, owed))
  return serial
}

async function giveAccount(user_id: string) {
  const db = await database()
  const account = { country_id: 'MY', bank_name: 'Maybank', account_number: '514012345678' } as const
  await db
    .insertInto('refund_accounts')
    .values({ user_id, ...account, account_name: 'Nur Contoh' })
    .execute()
}

test('two refunds are paid by the keyboard alone, and the customer sees the reference', async ({
  browser,
}) => {
  const customer = await (await browser.newContext()).newPage()
  await settle(customer, 'my')
  const { id } = await arriveAs(customer, 'customer')
  await giveAccount(id)
  const serials = [await oweTo(id, 3000), await oweTo(id, 4500)]

  const office = await (await browser.newContext()).newPage()
  await settle(office, 'sg')
  await arriveAs(office, 'admin')
  await office.goto('/office/refunds')
  for (const serial of serials) {
    await reach(office, serial)
    await office.keyboard.type(`REF ${serial.slice(-4)}`)
    await office.keyboard.press('Enter')
    await expect(office.getByText(refunds.done).first()).toBeVisible()
    await expect(office.getByText(serial)).toBeHidden()
  }
  await office.goto('/office/refunds?tab=paid')
  await expect(office.getByText(`REF ${serials[1]?.slice(-4)}`)).toBeVisible()
  await expectAccessible(office, 'refunds that were paid')

  await customer.setViewportSize({ width: 360, height: 780 })
  await customer.goto('/voucher')
  const own = customer.locator('section, div', { hasText: voucher.refunds.heading }).last()
  await expect(own.getByText('RM 45.00')).toBeVisible()
  await expect(customer.getByText(`REF ${serials[0]?.slice(-4)}`)).toBeVisible()
  await expectNoOverflow(customer)
  await expectAccessible(customer, 'vouchers with refunds')
})

/** Other journeys may owe something too: J goes on until it is ours, and the field has the cursor by itself. */
async function reach(page: Page, serial: string) {
  const reference = page.getByLabel(refunds.bank_reference)
  // J pressed while the list still comes could step over the one that is meant.
  await expect(page.getByRole('button', { name: office.payments.next })).toBeVisible()
  await expect(async () => {
    if (!(await page.getByText(serial).isVisible())) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('j')
    }
    await expect(page.getByText(serial)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(reference).toBeFocused()
}

test('a new rate card for tomorrow shows what it changes before it is added', async ({ page }) => {
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto('/office/rates')
  const { sheets, rows, columns } = rates
  await page.getByText(sheets.fees, { exact: true }).click()
  const fee = page.getByLabel(`${rows.document_fee}, ${columns.price} (RM)`)
  await expect(fee).toHaveValue('6.00')
  await fee.fill('x')
  await expect(fee).toHaveAttribute('aria-invalid', 'true')
  await fee.fill('8.50')
  await expect(page.getByText('+RM 2.50', { exact: false }).first()).toBeVisible()
  await expectAccessible(page, 'the editor of rates')
  await page.getByRole('button', { name: rates.add }).click()
  await expect(page.getByText(/^Card version \d+ was added$/)).toBeVisible()
  await expect(page.getByText(rates.to_come).first()).toBeVisible()
  const db = await database()
  const newest = await db
    .selectFrom('rate_cards')
    .select(['card', 'valid_from'])
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow()
  expect(newest.valid_from.getTime()).toBeGreaterThan(Date.now())
  expect(JSON.stringify(newest.card)).toContain('"document_fee":850')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByText(sheets.domestic_MY_air, { exact: true }).click()
  await expectNoOverflow(page)
})
