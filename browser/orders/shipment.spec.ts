import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import myError from '../../web/locales/my/error.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { expectSaved } from '../steps/draft.ts'
import { words } from '../steps/purchase.ts'
import {
  askForPrice,
  back,
  bandung,
  fillOwnPackage,
  fillParty,
  goBy,
  johor,
  next,
  pay,
  selangor,
  shipment,
} from '../steps/shipment.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('within Malaysia by air, handed over at a counter, in Malay', async ({ page }) => {
  const complaints = listen(page)
  const word = shipment.my
  await settle(page, 'my')
  await arriveAs(page, 'customer')
  await page.goto('/shipment')
  // Nobody is asked who they are before they have seen a price.
  await next(page, 'my')
  await expect(page.locator('[name=quote_from]')).toBeFocused()
  await expect(page.locator('[name=id_number]')).toHaveCount(0)
  await expectAccessible(page, 'the price is asked for first')
  await askForPrice(page)
  await expect(page.locator('[name=id_number]')).toBeVisible()
  await next(page, 'my')
  await expect(page.getByText(words.my.ui.error_summary)).toBeVisible()
  await expectAccessible(page, 'the sender with errors')
  await fillParty(page, 'my', selangor, word.services.drop_off)
  const counters = page.getByRole('group', { name: word.drop_point })
  await expect(counters.getByText(/\d\d[:.]\d\d/).first()).toBeVisible()
  // Three in sight, and the others behind one press; the one that was chosen is there again afterwards.
  await expect(counters.getByRole('radio')).toHaveCount(3)
  // What is missing is said above all of them, and that is where the press leads.
  await next(page, 'my')
  await expect(counters.getByText(myError.drop_point_required)).toBeInViewport({ ratio: 1 })
  await expect(counters.getByRole('radio').first()).toBeFocused()
  await counters.getByRole('button').click()
  await counters.getByText('Johor').last().click()
  const chosen = await counters.getByRole('radio', { checked: true }).getAttribute('value')
  await saved(page, 'my')
  await page.reload()
  await expect(page.locator('[name=city_id]')).toHaveValue('Shah Alam')
  await expect(counters.getByRole('radio', { checked: true })).toHaveValue(chosen ?? 'none')
  await next(page, 'my')
  await fillParty(page, 'my', johor, word.services.self_pickup, 'receiver')
  await expectNoOverflow(page)
  await next(page, 'my')
  await fillOwnPackage(page, '3.2')
  await expectAccessible(page, 'the package')
  await next(page, 'my')
  await goBy(page, 'my', 'air')
  await expectAccessible(page, 'air and sea')
  // Back to the start and forward again: nothing is lost.
  for (const heading of ['weight', 'city_id', 'city_id']) {
    await back(page, 'my')
    await expect(page.locator(`[name=${heading}]`)).not.toHaveValue('')
  }
  await next(page, 'my')
  await next(page, 'my')
  await next(page, 'my')
  await expect(page.locator('[name=mode][value=air]')).toBeChecked()
  await next(page, 'my')
  await expectAccessible(page, 'the price')
  await next(page, 'my')
  const id = await pay(page, 'my', 'cash')
  expect(await stored(id)).toEqual({
    lane: 'domestic_MY',
    mode: 'air',
    chargeable_kg: 6,
    service_type: 'drop_off',
  })
  expect(complaints).toEqual([])
})

test('from Malaysia to Indonesia by sea in an official box with its voucher, in Indonesian', async ({
  page,
}) => {
  const word = shipment.id
  await settle(page, 'id')
  const person = await arriveAs(page, 'customer')
  await giveVoucher(person.id)
  await page.goto(
    '/shipment?origin_country=MY&origin_region=MY-01&destination_country=ID&destination_region=32&weight=25&box=XL&mode=sea',
  )
  await fillParty(page, 'id', johor, word.services.pickup)
  // Of so heavy a parcel the pickup is free.
  await expect(cardOf(page, 'service_type', 'pickup')).toContainText(word.no_extra)
  await expect(cardOf(page, 'service_package', 'priority')).toContainText('+ RM 8')
  await next(page, 'id')
  await fillParty(page, 'id', bandung, word.services.delivery, 'receiver')
  await next(page, 'id')
  await expect(page.locator('[name=box][value=XL]')).toBeChecked()
  await typeInto(page.locator('[name=weight]'), '30.01')
  await typeInto(page.locator('[name="items.0.name"]'), 'Baju')
  await page.locator('[name=consent]').check()
  // What customs may ask is known with the value, two steps before the price is taken apart.
  await expect(page.getByText(word.customs.later)).toBeVisible()
  await typeInto(page.locator('[name="items.0.unit_value"]'), '120,50')
  await expect(page.getByText(/Sekitar RM\s\d+\.\d\d, dibayar penerima/)).toBeVisible()
  await next(page, 'id')
  await expect(page.getByText('Berat melebihi batas boks').first()).toBeVisible()
  await typeInto(page.locator('[name=weight]'), '25')
  // Insurance goes by the value that was typed; each of the others says what it adds.
  const addOn = (name: keyof typeof word.add_on) => page.getByRole('checkbox', { name: word.add_on[name] })
  await expect(addOn('insurance')).toHaveAccessibleName(/\+ RM/)
  const total = page.locator('[data-total]').last()
  const before = (await total.textContent()) ?? ''
  await addOn('bubble_wrap').check()
  await expect(addOn('bubble_wrap')).toHaveAccessibleName(/\+ RM/)
  await expect(total).not.toHaveText(before)
  await addOn('bubble_wrap').uncheck()
  await expect(total).toHaveText(before)
  await next(page, 'id')
  await expect(page.locator('[name=mode][value=sea]')).toBeChecked()
  await goBy(page, 'id', 'sea', 'last')
  await next(page, 'id')
  await next(page, 'id')
  // The voucher of this box is attached automatically.
  await expect(page.locator('[name=voucher_id]')).not.toHaveValue('none')
  await page.locator('[name=voucher_id]').selectOption('none')
  await page.locator('[name=voucher_id]').selectOption({ index: 0 })
  await changeBox(page, 'M', '10')
  await expect(page.getByText(word.voucher_freed)).toBeVisible()
  await expect(page.locator('[name=voucher_id]')).toHaveCount(0)
  await changeBox(page, 'XL', '25')
  await expect(page.locator('[name=voucher_id]')).not.toHaveValue('none')
  const id = await pay(page, 'id', 'qris')
  expect(await stored(id)).toEqual({ lane: 'MY-ID', mode: 'sea', chargeable_kg: 25, service_type: 'pickup' })
  const db = await database()
  const vouchers = await db.selectFrom('vouchers').select('status').where('user_id', '=', person.id).execute()
  expect(vouchers).toEqual([{ status: 'attached' }])
  await page.goto(`/shipment-detail?id=${id}`)
  // Until it is paid, paying comes first, and who sends and receives is folded away.
  await expect(page.getByRole('link', { name: /RM/ })).toBeVisible()
  await page.getByText(word.steps.sender, { exact: true }).click()
  await expect(page.getByText('••••5678').first()).toBeVisible()
  await expectAccessible(page, 'the shipment')
  await expectNoOverflow(page)
})

test('from Indonesia to Malaysia by air, insured, in English', async ({ page }) => {
  const word = shipment.sg
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/shipment')
  await fillParty(page, 'sg', bandung, word.services.pickup)
  await next(page, 'sg')
  await fillParty(page, 'sg', selangor, word.services.delivery, 'receiver')
  await next(page, 'sg')
  await fillOwnPackage(page, '0.99')
  await typeInto(page.locator('[name="items.0.unit_value"]'), '2000')
  await next(page, 'sg')
  await expect(page.getByText('Minimum weight is 1Kg').first()).toBeVisible()
  await typeInto(page.locator('[name=weight]'), '1')
  await page.locator('[name=item_type]').selectOption('magnets')
  await expect(page.getByText('Air freight: can’t be sent')).toBeVisible()
  await page.locator('[name=item_type]').selectOption('clothes')
  await next(page, 'sg')
  await goBy(page, 'sg', 'air')
  await next(page, 'sg')
  await page.getByRole('button', { name: word.insure }).click()
  await expect(page.getByText('Insurance 1.5% of').first()).toBeVisible()
  await next(page, 'sg')
  const id = await pay(page, 'sg', 'transfer')
  expect(await stored(id)).toEqual({ lane: 'ID-MY', mode: 'air', chargeable_kg: 6, service_type: 'pickup' })
  await page.goto('/transaction')
  await expect(page.getByText('By air to Shah Alam')).toBeVisible()
})

/** From the payment back to the parcel, and forward again. */
async function changeBox(page: Page, box: string, weight: string) {
  for (let step = 0; step < 3; step += 1) await back(page, 'id')
  await page.locator(`[name=box][value=${box}]`).check({ force: true })
  await typeInto(page.locator('[name=weight]'), weight)
  for (let step = 0; step < 3; step += 1) await next(page, 'id')
}

async function saved(page: Page, language: Language) {
  await expectSaved(page, language)
}

async function stored(id: string) {
  const db = await database()
  return db
    .selectFrom('shipments as s')
    .innerJoin('shipment_parties as p', 'p.order_id', 's.order_id')
    .select(['s.lane', 's.mode', 's.chargeable_kg', 'p.service_type'])
    .where('s.order_id', '=', id)
    .where('p.party', '=', 'sender')
    .executeTakeFirstOrThrow()
}

/** A voucher as it comes with a paid XL box. */
async function giveVoucher(user_id: string) {
  const db = await database()
  const { randomUUIDv7 } = await import('node:crypto')
  const { id: box_id } = await db
    .selectFrom('boxes')
    .select('id')
    .where('label', '=', 'XL')
    .executeTakeFirstOrThrow()
  const id = randomUUIDv7()
  const tail = id.replaceAll('-', '').toUpperCase().slice(-13)
  await db
    .insertInto('orders')
    .values({ id, tracking_number: `SB${tail}`, type: 'box_purchase', user_id, total_sen: 8000 })
    .execute()
  await db
    .insertInto('vouchers')
    .values({
      serial: `BX${tail.slice(-10)}`,
      order_id: id,
      user_id,
      box_id,
      box_label: 'XL',
      value_sen: 4500,
      expires_at: new Date('2099-01-01'),
    })
    .execute()
}

function cardOf(page: Page, name: string, value: string) {
  return page.locator('label').filter({ has: page.locator(`[name=${name}][value=${value}]`) })
}
