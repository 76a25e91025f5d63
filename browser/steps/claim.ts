import { wayAcross } from '../../api/courier/scans/test-way.ts'
import { randomUUIDv7 } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import type { Language } from '#contract/platform/language.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import idClaim from '../../web/locales/id/claim.ts'
import idError from '../../web/locales/id/error.ts'
import idOfficeClaims from '../../web/locales/id/office_claims.ts'
import idOfficeRefunds from '../../web/locales/id/office_refunds.ts'
import idUi from '../../web/locales/id/ui.ts'
import myClaim from '../../web/locales/my/claim.ts'
import myError from '../../web/locales/my/error.ts'
import myOfficeClaims from '../../web/locales/my/office_claims.ts'
import myOfficeRefunds from '../../web/locales/my/office_refunds.ts'
import myUi from '../../web/locales/my/ui.ts'
import sgClaim from '../../web/locales/sg/claim.ts'
import sgError from '../../web/locales/sg/error.ts'
import sgOfficeClaims from '../../web/locales/sg/office_claims.ts'
import sgOfficeRefunds from '../../web/locales/sg/office_refunds.ts'
import sgUi from '../../web/locales/sg/ui.ts'
import { database } from './database.ts'
import { searchDesk } from './desk.ts'
import { makePaidShipment, tell } from './parcel.ts'
import { pictureOf } from './purchase.ts'
import { expectAccessible, expectNoOverflow } from './steps.ts'
import { typeInto } from './typing.ts'

export const words = {
  id: { claim: idClaim, error: idError, office: idOfficeClaims, refunds: idOfficeRefunds, ui: idUi },
  my: { claim: myClaim, error: myError, office: myOfficeClaims, refunds: myOfficeRefunds, ui: myUi },
  sg: { claim: sgClaim, error: sgError, office: sgOfficeClaims, refunds: sgOfficeRefunds, ui: sgUi },
} as const satisfies Record<Language, object>

/** Two shirts at RM 50, covered with RM 100, delivered to somebody, and paid in cash by this person. */
export async function makeDelivered(user_id: string) {
  const db = await database()
  const number = await makePaidShipment()
  const { id } = await db
    .updateTable('orders')
    .set({ user_id })
    .where('tracking_number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow()
  // The number of the made-up parcel is not sealed with the key of this installation.
  await db
    .updateTable('shipment_parties')
    .set({ sealed_id_number: null, erased_at: new Date() })
    .where('order_id', '=', id)
    .execute()
  await db
    .insertInto('shipment_items')
    .values({ order_id: id, position: 1, name: 'Baju batik', quantity: 2, unit_value_sen: 5000 })
    .execute()
  await sql`
    insert into payments (id, order_id, payment_type_id, payment_account_id, base_sen, unique_sen, rupiah_per_ringgit, status, deadline_at)
    select ${randomUUIDv7()}::uuid, ${id}::uuid, 'cash', a.id, 12600, 0, 3800, 'success', now() from payment_accounts a
    where a.payment_type_id = 'cash' limit 1`.execute(db)
  await db
    .insertInto('refund_accounts')
    .values({
      user_id,
      country_id: 'MY',
      bank_name: 'Maybank',
      account_number: '123456789',
      account_name: 'Nur Contoh',
    })
    .execute()
  for (const code of [...wayAcross, 'out_for_delivery', 'delivered'] as const) await tell(number, code)
  return { id, number }
}

/** A damaged parcel: everything there is, for RM 80 of 100, with one picture. */
export async function fileClaim(page: Page, language: Language) {
  const { claim } = words[language]
  await page.getByText(claim.kinds.damaged).click()
  await page.locator('[name=items]').check()
  await expect(page.locator('[name=wanted]')).toHaveValue('100.00')
  await typeInto(page.locator('[name=wanted]'), '80')
  await expect(page.getByText(claim.most.wanted)).toBeVisible()
  await typeInto(page.locator('textarea[name=description]'), 'Basah dan robek')
  await page.locator('input[type=file]').setInputFiles(await pictureOf(`claim ${Math.random()}`))
  await expect(
    page.getByRole('button', { name: claim.remove_picture.replace('{{place}}', '1') }),
  ).toBeVisible()
  await page.locator('[name=consent]').check()
  await expectAccessible(page, 'a claim being filled in')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: claim.send }).click()
}

/** Open claims of this person, due after those of other journeys and one minute after the other. */
export async function makeClaims(user_id: string, count: number) {
  const db = await database()
  const made: { id: string; number: string }[] = []
  for (let minute = 0; minute < count; minute += 1) {
    const number = await makePaidShipment()
    const { id: order_id } = await db
      .updateTable('orders')
      .set({ user_id })
      .where('tracking_number', '=', number)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ id: string }>`
      insert into claims (order_id, user_id, kind, description, cover_sen, wanted_sen, items_sen, look_due_at, decide_due_at)
      select ${order_id}::uuid, ${user_id}::uuid, 'damaged', 'Basah', 10000, 8000, 10000, day + ${minute} * interval '1 minute', day + interval '9 days'
      from (select now() + interval '30 days' as day) then_ returning id`.execute(db)
    made.push({ id: rows[0]?.id ?? '', number })
  }
  return made
}

/** Nobody decides on them any more, and they are off the desk. */
export async function withdrawClaims(claims: { id: string }[]) {
  const ids = claims.map(({ id }) => id)
  await sql`update claims set status = 'withdrawn', closed_at = now() where id = any(${ids}::uuid[])`.execute(
    await database(),
  )
}

/** The claim for this parcel, among all open ones. */
export async function openClaim(page: Page, language: Language, number: string) {
  await page.goto('/office/claims')
  await searchDesk(page, language, number)
  await expect(page.locator('dd', { hasText: inGroups(number) })).toBeVisible()
}

/** The refund of this parcel, out of all that are due. */
export async function openRefund(page: Page, number: string) {
  await page.goto('/office/refunds')
  const shown = page.locator('dd', { hasText: inGroups(number) })
  await expect(page.locator('[name=bank_reference], dd').first()).toBeVisible()
  await expect(async () => {
    if (!(await shown.isVisible())) {
      await page.locator('h1').click()
      await page.keyboard.press('j')
    }
    await expect(shown).toBeVisible({ timeout: 300 })
  }).toPass()
}
