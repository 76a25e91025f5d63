import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import idHome from '../../web/locales/id/home.ts'
import { accounts, codeFor, password, settle } from '../steps/account.ts'
import { database, makePerson, stayAs } from '../steps/database.ts'
import { sendProofOf } from '../steps/desk.ts'
import { holdSaves } from '../steps/draft.ts'
import { effortOf } from '../steps/effort.ts'
import { pictureOf, words } from '../steps/purchase.ts'
import { next, shipment } from '../steps/shipment.ts'
import { expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a stranger has paid for a box after seven screens and eight typed fields', async ({ page }) => {
  const { purchase, ui, success } = words.id
  const email = `few-${Date.now()}@example.com`
  await settle(page, 'id')
  await page.goto('/')
  await page.getByRole('link', { name: idHome.boxes.buy }).click()
  const { effort, see, type, choose } = effortOf(page)
  await see(accounts.id.login.heading)
  await page.locator('main a[href^="/register"]').click()
  await see(accounts.id.register.heading)
  await type('name', 'Siti Contoh')
  await type('email', email)
  await type('phone', '0123456789')
  await type('password', password)
  await type('password_confirmation', password)
  await page.keyboard.press('Enter')
  await see(accounts.id.verify.heading)
  await type('code', await codeFor(page, email))

  await see(purchase.steps.receiver)
  await choose(page.locator('label:has([name=size])').first())
  // What the account knows is there already.
  await expect(page.locator('[name=phone]')).not.toHaveValue('')
  await type('postal_code', '40000')
  await expect(page.locator('[name=city_id]')).toHaveValue('Shah Alam')
  await type('address', 'No. 1, Jalan Contoh')
  // It comes to the door, which is free, unless somebody would rather collect it.
  await expect(page.locator('[name=service][value=delivery]')).toBeChecked()
  await page.getByRole('button', { name: purchase.next }).click()
  await see(purchase.steps.overview)
  await page.getByRole('button', { name: purchase.next }).click()
  await see(purchase.steps.payment)
  await choose(page.getByRole('tab', { name: ui.payment.transfer }))
  await choose(page.locator('label:has([name=payment_account])').first())
  await page.getByRole('button', { name: purchase.order, exact: true }).click()
  await see(success.awaiting_payment.heading)
  await sendProofOf(page, 'id', `few ${email}`)
  await expect(page.locator('h1')).toHaveText(success.awaiting_approval.heading)
  expect(effort).toEqual({ screens: 7, typed: 8, chosen: 3 })
})

test('a parcel between two saved people is ordered after seven screens and fourteen entries', async ({
  page,
}) => {
  const { ui, success } = words.id
  const word = shipment.id
  await settle(page, 'id')
  const person = await makePerson('customer')
  await saveTwo(person.id)
  await stayAs(page, person)
  await page.goto('/shipment')
  const { effort, see, type, choose } = effortOf(page)
  await see(word.steps.sender)
  await expect(page.getByText(word.see_filled_in)).toBeVisible()
  await page.locator('[name=quote_to]').selectOption('ID/32')
  effort.chosen += 1
  await type('quote_weight', '4.2')
  await type('id_number', 'A12345678')
  await page.locator('input[type=file]').setInputFiles(await pictureOf(`own ${person.id}`))
  effort.chosen += 1
  await expect(page.getByText(word.passport_given)).toBeVisible()
  await next(page, 'id')

  await see(word.steps.receiver)
  await choose(page.locator('label', { hasText: 'Ibu di Bandung' }))
  await type('id_number', 'B7654321')
  await page.locator('input[type=file]').setInputFiles(await pictureOf(`theirs ${person.id}`))
  effort.chosen += 1
  await expect(page.getByText(word.passport_given)).toBeVisible()
  await next(page, 'id')

  await see(word.steps.package)
  await choose(page.locator('label', { has: page.locator('[name=box]') }).first())
  await type('items.0.name', 'Baju')
  await type('items.0.unit_value', '50')
  await choose(page.locator('[name=consent]'))
  await next(page, 'id')

  await see(word.steps.service)
  await choose(page.locator('label:has([name=mode][value=air])'))
  // The first day on which it can be there is chosen already.
  const given = page
    .locator('fieldset', { has: page.getByRole('button', { name: ui.visit.another_day }) })
    .locator('input:checked')
  await expect(given).toHaveCount(1)
  await expectNoOverflow(page)
  // Whoever looks at the sea and comes back is not left with its day.
  const byAir = await given.inputValue()
  await page.locator('label:has([name=mode][value=sea])').click()
  await expect(given).not.toHaveValue(byAir)
  await page.locator('label:has([name=mode][value=air])').click()
  await expect(given).toHaveValue(byAir)
  await next(page, 'id')
  await see(word.steps.price)
  await next(page, 'id')
  await see(word.steps.payment)
  // On a slow line the press is answered at once, while what was chosen last is still being saved.
  const letGo = await holdSaves(page)
  await choose(page.getByRole('tab', { name: ui.payment.transfer }))
  await choose(page.locator('label:has([name=payment_account])').first())
  const order = page.getByRole('button', { name: word.order, exact: true })
  await order.click()
  await expect(order).toBeDisabled()
  letGo()
  await see(success.awaiting_payment.heading)
  expect(effort.screens).toBe(7)
  expect(effort.typed + effort.chosen).toBe(14)
})

test('price and Next never leave a phone or a desk, and whoever was saved is known again after a step back', async ({
  page,
}) => {
  const word = shipment.my
  await settle(page, 'my')
  const person = await makePerson('customer')
  await saveTwo(person.id)
  await stayAs(page, person)
  await page.goto('/shipment')
  await page.locator('[name=quote_to]').selectOption('ID/32')
  await typeInto(page.locator('[name=quote_weight]'), '4.2')
  // Both prices fill the screen, and the steps begin below it.
  await expect(page.locator('[name=quote_mode]')).toHaveCount(2)
  const forward = page.getByRole('button', { name: word.next, exact: true })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.locator('h2').first()).not.toBeInViewport()
  await expect(forward).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-foot]')).toContainText(/RM\s?[\d.]+/)
  await expectRoomForThousands(page)
  // On a desk the way on stands beside the question.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(forward).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 740 })
  await typeInto(page.locator('[name=id_number]'), 'A12345678')
  await page.locator('input[type=file]').setInputFiles(await pictureOf(`known ${person.id}`))
  await expect(page.getByText(word.passport_given)).toBeVisible()
  await forward.click()

  // Whoever lives where the parcel goes comes first, and what the browser knows of the sender is not theirs.
  const people = page.getByRole('group', { name: words.my.ui.saved_addresses }).locator('label')
  await expect(people.first()).toContainText('Ibu di Bandung')
  await expect(page.locator('[name=name]')).toHaveAttribute('autocomplete', 'off')
  await page.goBack()
  await expect(page.locator('h2').first()).toBeFocused()
  await expect(page.locator('h2').first()).toBeInViewport({ ratio: 1 })
  await expect(people.first().locator('input')).toBeChecked()
  await expect(page.locator('[name=quote_from]')).toBeHidden()
  await expect(forward).toBeInViewport({ ratio: 1 })
})

/** Thousands neither leave their ticket nor push Next below the price. */
async function expectRoomForThousands(page: Page) {
  const weight = page.locator('[name=quote_weight]')
  await typeInto(weight, '160.5')
  const air = page.locator('label:has([name=quote_mode][value=air])')
  await expect(air).toContainText(/RM\s?\d,\d{3}\.\d\d/)
  await air.click()
  const foot = page.locator('[data-foot]')
  await expect(foot).toContainText(/RM\s?\d,\d{3}\.\d\d/)
  expect((await foot.boundingBox())?.height).toBeLessThan(120)
  for (const ticket of await page.locator('label:has([name=quote_mode])').all())
    expect(await ticket.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    )
  await typeInto(weight, '4.2')
  await expect(air).not.toContainText(',')
}

/** The customer's own address and one across the strait. */
async function saveTwo(user_id: string) {
  const db = await database()
  const save = async (label: string, city: string, phone: string, is_main: boolean) => {
    const place = await db
      .selectFrom('cities as c')
      .innerJoin('regions as r', 'r.code', 'c.region_code')
      .select(['c.code as city_id', 'r.code as region_id', 'r.country as country_id', 'c.postcodes'])
      .where('c.label', '=', city)
      .executeTakeFirstOrThrow()
    const district = await db
      .selectFrom('districts')
      .select(['code', 'postcodes'])
      .where('parent_code', 'in', [place.city_id, place.region_id])
      .executeTakeFirstOrThrow()
    const { postcodes, ...ids } = place
    await db
      .insertInto('addresses')
      .values({
        ...ids,
        id: randomUUID(),
        user_id,
        label,
        name: label,
        phone,
        email: 'siti@example.com',
        address: 'No. 1, Jalan Contoh',
        district_id: district.code,
        postal_code: [...postcodes, ...district.postcodes][0] ?? '',
        is_main,
      })
      .execute()
  }
  await save('Rumah saya', 'Johor Bahru', '+60123456789', true)
  await save('Ibu di Bandung', 'Kota Bandung', '+6281234567890', false)
}
