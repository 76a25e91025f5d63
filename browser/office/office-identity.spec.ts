import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { Language } from '#contract/platform/language.ts'
import idWords from '../../web/locales/id/office_identity.ts'
import idProfile from '../../web/locales/id/profile.ts'
import myWords from '../../web/locales/my/office_identity.ts'
import myProfile from '../../web/locales/my/profile.ts'
import sgError from '../../web/locales/sg/error.ts'
import sgWords from '../../web/locales/sg/office_identity.ts'
import sgProfile from '../../web/locales/sg/profile.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson, stayAs } from '../steps/database.ts'
import { office, shipmentWithPayment } from '../steps/office.ts'
import { pictureOf } from '../steps/purchase.ts'
import { expectAccessible, expectDrawn, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const words = {
  id: { desk: idWords, profile: idProfile },
  my: { desk: myWords, profile: myProfile },
  sg: { desk: sgWords, profile: sgProfile },
} as const satisfies Record<Language, object>

/** A paid shipment whose sender gave a picture of a passport; on this route none is asked of the receiver. */
async function parcelWithPassport(page: Page) {
  const number = await shipmentWithPayment()
  const owner = await makePerson('customer')
  const answer = await page.request.post('/api/user/v1/passport', {
    headers: { authorization: `Bearer ${owner.token}`, 'idempotency-key': randomUUID() },
    multipart: { picture: await pictureOf('A12345678') },
  })
  const { data } = await answer.json()
  const db = await database()
  const order = await db
    .updateTable('orders')
    .set({ user_id: owner.id })
    .where('tracking_number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('shipment_parties')
    .set({ passport_image_id: data.passportId })
    .where('order_id', '=', order.id)
    .where('party', '=', 'sender')
    .execute()
  return { number, owner }
}

test('an admin shows passports for customs with a reason, and their owner reads who looked', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const { number, owner } = await parcelWithPassport(page)
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto(`/office/parcels/${number}`)
  await page.getByRole('link', { name: office.sg.parcels.one.for_customs }).click()
  const { desk } = words.sg
  await expect(page.locator('[name=number]')).toHaveValue(inGroups(number))
  await page.getByRole('button', { name: desk.show }).click()
  await expect(page.locator('[name=reason]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name=reason]').selectOption('customs_question')
  await typeInto(page.locator('[name=reference]'), 'Ibu, rumah 3')
  await page.getByRole('button', { name: desk.show }).click()
  await expect(page.getByText(sgError.reference_invalid)).toBeVisible()
  await page.locator('[name=reference]').press('ControlOrMeta+a')
  await page.locator('[name=reference]').press('Delete')
  await typeInto(page.locator('[name=reference]'), 'K1 2026/0042')
  await page.getByRole('button', { name: desk.show }).click()
  await expect(page.getByText('A12345678').first()).toBeVisible()
  const picture = page.getByRole('img', { name: desk.picture.replace('{{party}}', desk.sender) })
  await expect(picture).toBeVisible()
  await expect(page.getByText(desk.none)).toBeVisible()
  await expectAccessible(page, 'passports for customs')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: desk.hide }).click()
  await expect(picture).toHaveCount(0)
  await expect(page.getByText('A12345678')).toHaveCount(0)
  expect(complaints).toEqual([])

  for (const language of ['id', 'my', 'sg'] as const) {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
    const own = await phone.newPage()
    await settle(own, language)
    await stayAs(own, owner)
    await own.goto('/profile')
    // What is still loading above would move the button away under the press.
    await expectDrawn(own, '/profile')
    const looks = words[language].profile.identity_looks
    const card = own
      .locator('section, div')
      .filter({ has: own.getByRole('heading', { name: looks.heading }) })
    await card.last().getByRole('button', { name: looks.show }).click()
    await expect(own.getByText(looks.reasons.customs_question)).toBeVisible()
    await expect(own.getByText(looks.parcel.replace('{{number}}', inGroups(number)))).toBeVisible()
    await expectNoOverflow(own)
    await expectAccessible(own, 'who looked')
    await phone.close()
  }
})

test('a wrong number and one that nobody paid are told beside the form, on a phone in each language', async ({
  browser,
}) => {
  for (const language of ['id', 'my', 'sg'] as const) {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const page = await phone.newPage()
    await settle(page, language)
    await arriveAs(page, 'admin')
    await page.goto('/office/customs')
    const { desk } = words[language]
    await typeInto(page.locator('[name=number]'), 'SB123')
    await page.locator('[name=reason]').selectOption('declaration')
    await page.getByRole('button', { name: desk.show }).click()
    await expect(page.locator('[name=number]')).toHaveAttribute('aria-invalid', 'true')
    await expectNoOverflow(page)
    await phone.close()
  }
})
