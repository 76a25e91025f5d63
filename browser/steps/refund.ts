import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { boxSerial_bytes, newBoxSerial } from '#contract/parcels/box-serial.ts'
import type { Language } from '#contract/platform/language.ts'
import { readTrackingNumber } from '#contract/parcels/tracking-number.ts'
import { oweRefund } from '../../api/money/payments/owe.ts'
import idRefunds from '../../web/locales/id/office_refunds.ts'
import myRefunds from '../../web/locales/my/office_refunds.ts'
import sgRefunds from '../../web/locales/sg/office_refunds.ts'
import { database } from './database.ts'
import { makePaidShipment } from './parcel.ts'
import { words } from './purchase.ts'

export const refundWords = { id: idRefunds, my: myRefunds, sg: sgRefunds } as const satisfies Record<
  Language,
  object
>

/** A voucher that a courier has confirmed, of somebody who has said where the money goes. */
export async function oweTo(user_id: string, value_sen: number) {
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
    .values({
      serial,
      order_id,
      user_id,
      box_id: box.id,
      box_label: 'M',
      value_sen,
      status: 'confirmed',
      expires_at: new Date('2099-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owed = { kind: 'voucher', subject_id: id, order_id, user_id, amount_sen: value_sen } as const
  await db.transaction().execute((tx) => oweRefund(tx, owed))
  return serial
}

export async function giveAccount(user_id: string) {
  const db = await database()
  const account = { country_id: 'MY', bank_name: 'Maybank', account_number: '514012345678' } as const
  await db
    .insertInto('refund_accounts')
    .values({ user_id, ...account, account_name: 'Nur Contoh' })
    .execute()
}

/** Other journeys may owe something too: J goes on until it is ours, and the field gets the focus automatically. */
export async function reach(page: Page, serial: string, language: Language) {
  const reference = page.getByLabel(refundWords[language].bank_reference)
  // J pressed while the list still comes could step over the one that is meant.
  await expect(page.getByRole('button', { name: words[language].office.payments.next })).toBeVisible()
  await expect(async () => {
    if (!(await page.getByText(serial).isVisible())) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('j')
    }
    await expect(page.getByText(serial)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(reference).toBeFocused()
}
