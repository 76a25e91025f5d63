import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import type { Language } from '#contract/platform/language.ts'
import { sealIdNumber } from '../../api/orders/shipments/id-numbers.ts'
import idFigures from '../../web/locales/id/office_figures.ts'
import idParcels from '../../web/locales/id/office_parcels.ts'
import idSearch from '../../web/locales/id/office_search.ts'
import idTracking from '../../web/locales/id/tracking.ts'
import idWork from '../../web/locales/id/work.ts'
import myFigures from '../../web/locales/my/office_figures.ts'
import myParcels from '../../web/locales/my/office_parcels.ts'
import mySearch from '../../web/locales/my/office_search.ts'
import myTracking from '../../web/locales/my/tracking.ts'
import myWork from '../../web/locales/my/work.ts'
import sgFigures from '../../web/locales/sg/office_figures.ts'
import sgParcels from '../../web/locales/sg/office_parcels.ts'
import sgSearch from '../../web/locales/sg/office_search.ts'
import sgTracking from '../../web/locales/sg/tracking.ts'
import sgWork from '../../web/locales/sg/work.ts'
import { database, makePerson, ownKeys } from './database.ts'
import { makePaidShipment } from './parcel.ts'

export const office = {
  id: { figures: idFigures, parcels: idParcels, search: idSearch, tracking: idTracking, work: idWork },
  my: { figures: myFigures, parcels: myParcels, search: mySearch, tracking: myTracking, work: myWork },
  sg: { figures: sgFigures, parcels: sgParcels, search: sgSearch, tracking: sgTracking, work: sgWork },
} as const satisfies Record<Language, object>

/** The office reads payments with every order; what other journeys make has none. */
export async function shipmentWithPayment() {
  const number = await makePaidShipment()
  const db = await database()
  await sql`
    insert into payments (id, order_id, payment_type_id, payment_account_id, base_sen, unique_sen, rupiah_per_ringgit, deadline_at, status)
    select uuidv7(), o.id, 'cash', a.id, o.total_sen, 0, 3800, now() + interval '1 day', 'success'
    from orders o, (select id from payment_accounts where payment_type_id = 'cash' limit 1) a
    where o.tracking_number = ${number}`.execute(db)
  await sealNumbers(number)
  return number
}

/** The same, ordered by somebody with an account. */
export async function shipmentOfSomebody() {
  const number = await shipmentWithPayment()
  const owner = await makePerson('customer')
  const db = await database()
  const { id } = await db
    .updateTable('orders')
    .set({ user_id: owner.id })
    .where('tracking_number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { number, id, owner }
}

async function sealNumbers(number: string) {
  const db = await database()
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('tracking_number', '=', number)
    .executeTakeFirstOrThrow()
  const sealed_id_number = sealIdNumber(ownKeys(), id, 'A12345678')
  await db.updateTable('shipment_parties').set({ sealed_id_number }).where('order_id', '=', id).execute()
}

/** The parcel goes back to its sender, for the fee of its rate card. */
export async function sendBack(page: Page, number: string, reason: string) {
  const { send_back } = office.sg.parcels
  await page.goto(`/office/parcels/${number}`)
  const form = page.locator('details').filter({ hasText: send_back.heading })
  await form.locator('summary').click()
  await form.locator('[name=reason]').selectOption(reason)
  await form.getByRole('button', { name: send_back.confirm }).click()
  await page.locator('dialog[open]').getByRole('button', { name: send_back.confirm }).click()
  await expect(page.getByText(send_back.done)).toBeVisible()
}
