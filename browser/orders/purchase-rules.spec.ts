import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { encodeQR } from 'qr'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { expectSaved } from '../steps/draft.ts'
import { fillReceiver, pickFrom, words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { pathIn } from '#contract/platform/endpoint.ts'
import { languages } from '#contract/platform/language.ts'
import { mostBoxes } from '#contract/orders/purchases.ts'
import { readMasterData, type MasterData } from '#contract/site/master-data.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** The server remembers what can be chosen until it has noticed a change. */
async function expectOffered(page: Page, isNew: (offered: MasterData) => boolean) {
  const offered = async (): Promise<{ data: MasterData }> =>
    (await page.request.get(pathIn('public', readMasterData.path))).json()
  await expect.poll(async () => isNew((await offered()).data)).toBe(true)
}

test('a country without box purchase says so and lets nobody on', async ({ page }) => {
  const db = await database()
  const { purchase } = words.id
  await settle(page, 'id')
  await arriveAs(page, 'customer')
  await db
    .updateTable('countries')
    .set({ is_purchase_available: false, is_pickup_available: false })
    .where('code', '=', 'ID')
    .execute()
  await expectOffered(page, ({ country }) =>
    country.some(({ id, is_purchase_available }) => id === 'ID' && !is_purchase_available),
  )
  await page.goto('/purchase')
  await expect(page.getByText(purchase.services.pickup, { exact: true })).toBeVisible()
  await page.locator('[name=country_id]').selectOption('ID')
  await expect(page.getByText('Pembelian boks tidak tersedia di negara ini')).toBeVisible()
  await expect(page.getByRole('button', { name: purchase.next })).toBeDisabled()
  await expect(page.getByText(purchase.services.pickup, { exact: true })).toHaveCount(0)
  await expectAccessible(page, 'a country without purchase')
  await page.locator('[name=country_id]').selectOption('MY')
  await expect(page.getByRole('button', { name: purchase.next })).toBeEnabled()
  await db
    .updateTable('countries')
    .set({ is_purchase_available: true, is_pickup_available: true })
    .where('code', '=', 'ID')
    .execute()
})

test('a price that changed while somebody ordered is shown and asked about', async ({ page }) => {
  const db = await database()
  const { purchase } = words.my
  const label = 'Jumbo'
  const { id } = await db
    .insertInto('boxes')
    .values({
      label,
      price_sen: 5000,
      deposit_sen: 6000,
      max_weight_g: 60_000,
      length_cm: 80,
      width_cm: 60,
      height_cm: 60,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await expectOffered(page, ({ box }) => box.some((offered) => offered.id === id))
  await settle(page, 'my')
  const person = await arriveAs(page, 'customer')
  await page.goto('/purchase')
  await fillReceiver(page, 'my')
  await page.locator('[name=size]').last().check({ force: true })
  await page.getByRole('button', { name: purchase.next }).click()
  await page.getByRole('button', { name: purchase.next }).click()
  await page.locator('[name=payment_account]').first().check({ force: true })
  await db.updateTable('boxes').set({ price_sen: 5500 }).where('id', '=', id).execute()
  await page.getByRole('button', { name: purchase.order, exact: true }).click()
  await expect(page.getByText(purchase.price_changed.title)).toBeVisible()
  await expect(page.getByText('RM 115.00')).toBeVisible()
  expect(await db.selectFrom('orders').select('id').where('user_id', '=', person.id).execute()).toEqual([])
  await expectAccessible(page, 'the changed price')
  await page.getByRole('button', { name: purchase.price_changed.accept }).click()
  await expect(page).toHaveURL(/shipment-success/)
  await db.updateTable('boxes').set({ is_active: false }).where('id', '=', id).execute()
  const orders = await db.selectFrom('orders').select('total_sen').where('user_id', '=', person.id).execute()
  expect(orders).toEqual([{ total_sen: 23_000 }])
})

test('the form on one page also asks for district, day and time, and orders the same way', async ({
  page,
}) => {
  const { purchase, ui } = words.sg
  await settle(page, 'sg')
  await page.goto('/service-purchase')
  await expect(page.getByRole('link', { name: 'Log in and order' })).toBeVisible()
  await arriveAs(page, 'customer')
  await page.goto('/service-purchase')
  await fillReceiver(page, 'sg')
  await page.getByRole('button', { name: purchase.order, exact: true }).click()
  await expect(page.getByText(ui.error_summary)).toBeVisible()
  for (const words of ['District is required', 'Payment account is required'])
    await expect(page.getByText(words).first()).toBeVisible()
  await pickFrom(page, 'district_id', 'Petaling')
  const days = page.getByRole('group', { name: purchase.visit_day })
  // The first day before which a payment can be checked is chosen for whoever has no wish of their own.
  await expect(days.getByRole('radio', { checked: true })).toHaveCount(1)
  await days
    .locator('label', { has: page.getByRole('radio') })
    .first()
    .click()
  await page.getByText('12:00–15:00').click()
  await page.locator('[name=payment_account]').first().check({ force: true })
  await expectAccessible(page, 'the form on one page')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: purchase.order, exact: true }).click()
  await expect(page).toHaveURL(/shipment-success/)
  await page.getByText('Receiver', { exact: true }).click()
  // Once in what happens next, once in what was ordered.
  for (const place of [0, 1]) await expect(page.getByText(/12:00–.?15:00/).nth(place)).toBeVisible()
})

test('an order is cancelled before it is paid', async ({ page }) => {
  const { success, purchase, transaction } = words.id
  await settle(page, 'id')
  await arriveAs(page, 'customer')
  await page.goto('/purchase')
  await fillReceiver(page, 'id')
  await page.getByRole('button', { name: purchase.next }).click()
  await page.getByRole('button', { name: purchase.next }).click()
  await page.getByRole('tab', { name: words.id.ui.payment.cash }).click()
  await page.getByRole('button', { name: purchase.order, exact: true }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('complementary', { name: success.ticket })).toContainText(/RM\s?\d+/)
  await page.getByRole('button', { name: success.cancel.button }).click()
  await page.getByRole('button', { name: success.cancel.confirm }).click()
  await expect(page.locator('h1')).toHaveText(success.cancelled.heading)
  await expect(page.getByRole('complementary', { name: success.ticket })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('link', { name: success.order_again })).toBeVisible()
  await page.goto('/transaction')
  await expect(page.getByText(transaction.empty.all_done)).toBeVisible()
  await page.getByRole('tab', { name: transaction.tabs.box_purchase }).click()
  await expect(page.getByText(transaction.empty.all_done)).toBeVisible()
  await page.getByRole('button', { name: transaction.stages.ended }).click()
  await expect(page.getByText(transaction.status.cancelled)).toBeVisible()
})

test('master data that is not there means the session is of no use; the draft of another person stays theirs', async ({
  page,
}) => {
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/purchase')
  await typeInto(page.locator('[name=name]'), 'Siti Contoh')
  await expectSaved(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/purchase')
  await expect(page.locator('[name=name]')).toHaveValue('Nur Contoh')
  await page.route('**/purchase/masterdata*', (route) =>
    route.fulfill({ status: 404, json: { code: 404, code_message: 'not_found' } }),
  )
  await page.goto('/purchase')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('the office adds a merchant’s code from its picture and changes a box, both on record', async ({
  page,
}) => {
  const { office, ui } = words.sg
  const db = await database()
  await page.setViewportSize({ width: 1440, height: 900 })
  await settle(page, 'sg')
  const admin = await arriveAs(page, 'admin')
  await page.goto('/office/accounts')
  await expect(page.getByText(office.accounts.samples)).toBeVisible()
  await expectAccessible(page, 'payment accounts')
  await page.getByRole('button', { name: office.accounts.add }).click()
  await page.locator('dialog [name=payment_type_id]').selectOption('qris')
  await typeInto(page.locator('dialog [name=bank_name]'), 'Counter code')
  await typeInto(page.locator('dialog [name=account_name]'), 'Contoh')
  const code =
    '00020101021126430014A000000615000101060000000211DEMO00000015204421553034585802MY5920CONTOH KARGO SDN BHD6009SHAH ALAM6105400006304B505'
  const buffer = await sharp(Buffer.from(encodeQR(code, 'svg', { border: 4 })))
    .resize(700)
    .flatten({ background: '#fff' })
    .jpeg()
    .toBuffer()
  await page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: 'code.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.locator('dialog [name=qr_text]')).toHaveValue(code)
  // Switched off, so that other journeys do not meet it.
  await page.locator('dialog [name=is_active]').uncheck()
  await page.locator('dialog').getByRole('button', { name: ui.save }).click()
  await expect(page.getByText('Counter code')).toBeVisible()

  await page.goto('/office/boxes')
  await page.getByRole('button', { name: `${ui.edit} XL` }).click()
  const described = {
    id: 'Untuk tiga puluh kilogram',
    my: 'Untuk tiga puluh kilogram',
    sg: 'For thirty kilograms',
  }
  for (const language of languages)
    await typeInto(page.locator(`dialog [name="description.${language}"]`), described[language])
  await page.locator('dialog').getByRole('button', { name: ui.save }).click()
  await expect(page.getByText(office.saved)).toBeVisible()
  await expectAccessible(page, 'boxes in the office')
  const events = await db
    .selectFrom('events')
    .select('name')
    .where('actor_id', '=', admin.id)
    .orderBy('id')
    .execute()
  expect(events.map(({ name }) => name)).toEqual(['account_added', 'box_changed'])
})

test('boxes are counted by the thumb, from one up to the most and back', async ({ page }) => {
  await settle(page, 'my')
  await arriveAs(page, 'customer')
  await page.goto('/purchase')
  const { purchase, ui } = words.my
  const key = (name: string) => page.getByRole('button', { name: `${purchase.quantity}: ${name}` })
  const quantity = page.locator('[name=quantity]')
  await page.locator('[name=size]').first().check({ force: true })
  await expect(key(ui.count.less)).toBeDisabled()
  await key(ui.count.more).click()
  await key(ui.count.more).click()
  await expect(quantity).toHaveValue('3')
  await expect(page.getByText(/RM\s150\.00/)).toBeVisible()
  await key(ui.count.less).click()
  await expect(quantity).toHaveValue('2')
  await typeInto(quantity, String(mostBoxes))
  await expect(key(ui.count.more)).toBeDisabled()
})
