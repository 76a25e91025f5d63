import { expect, type Page } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { settle } from '../steps/account.ts'
import { actOf, confirmOf, pickAct, take, takePicture, unsent, words } from '../steps/courier.ts'
import { arriveAs, database } from '../steps/database.ts'
import { makePaidShipment } from '../steps/parcel.ts'
import { cutPictures, seeAfterRetry } from '../steps/picture.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { find, takeStop, work } from '../steps/way.ts'
import door from '../../web/locales/sg/door.ts'
import receiver from '../../web/locales/sg/receiver.ts'
import reports from '../../web/locales/sg/receiver_answers.ts'
import tracking from '../../web/locales/sg/tracking.ts'
import { typeInto } from '../steps/typing.ts'
import { kept, stored } from '../steps/device-store.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('whoever was signed out elsewhere leaves no customer’s name on the device, but the scans that wait', async ({
  page,
}) => {
  const number = await makePaidShipment()
  await settle(page, 'sg')
  const { id } = await arriveAs(page, 'courier')
  await find(page, number)
  await takeStop(page)
  await page.route('**/scan', (route) => route.abort('connectionreset'))
  await take(page, 'sg', 'picked_up')
  await expect(page.getByText(unsent(words.sg.courier))).toBeVisible()
  await expect.poll(() => kept(page)).toContain('Siti Contoh')

  await page.goto('/faq')
  const db = await database()
  await db.deleteFrom('sessions').where('user_id', '=', id).execute()
  await page.reload()
  await expect.poll(() => kept(page)).toEqual('[]')
  expect(await stored(page, 'waiting')).toContain(number)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBe(null)
})

test('a stop that was taken by mistake is left to others, and nothing of its people stays on the device', async ({
  page,
}) => {
  const number = await makePaidShipment()
  const { stop } = words.sg.courier
  await settle(page, 'sg')
  await arriveAs(page, 'courier')
  await find(page, number)
  await takeStop(page)
  await expect.poll(() => kept(page)).toContain('Siti Contoh')
  await expectAccessible(page, 'a stop that can be left')
  await page.getByRole('button', { name: stop.leave }).click()
  await expect(page.getByText(stop.left)).toBeVisible()
  await expect(page.getByRole('button', { name: stop.take, exact: true })).toBeVisible()
  await expect.poll(() => kept(page)).not.toContain('Siti Contoh')
  await takeStop(page)
  await expect(page.getByText('Siti Contoh').first()).toBeVisible()
  // However much there is to read, what is done next lies under the thumb.
  await page.setViewportSize({ width: 360, height: 460 })
  const act = page.getByRole('button', { name: actOf('sg', 'picked_up'), exact: true })
  await expect(act).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('two stops of one district at one time are taken by one press', async ({ page }) => {
  const db = await database()
  const numbers = [await makePaidShipment(), await makePaidShipment()]
  const { code, region_code } = await db
    .selectFrom('cities')
    .select(['code', 'region_code'])
    .where('region_code', '=', 'MY-12')
    .executeTakeFirstOrThrow()
  const district = await db
    .selectFrom('districts')
    .select('code')
    .where('parent_code', 'in', [code, region_code])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('shipment_parties')
    .set({ region_id: region_code, city_id: code, district_id: district.code })
    .where('party', '=', 'sender')
    .where('order_id', 'in', (parcels) =>
      parcels.selectFrom('parcels').select('order_id').where('tracking_number', 'in', numbers),
    )
    .execute()
  await settle(page, 'sg')
  const { id } = await arriveAs(page, 'courier')
  // Where nobody else of these journeys has a stop.
  await db
    .insertInto('courier_areas')
    .values({ user_id: id, region_id: region_code, city_id: code })
    .execute()
  const { stop, round } = words.sg.courier
  await page.goto('/courier')
  await page.getByRole('button', { name: /^Take 2 stops: .*, 09:00–.?12:00$/ }).click()
  await expect(page.getByText(stop.taken_together_other.replace('{{count}}', '2'))).toBeVisible()
  await expect(page.getByRole('button', { name: stop.take, exact: true })).toHaveCount(0)
  await expect(page.getByText('Siti Contoh')).toHaveCount(2)
  await expectNoOverflow(page)
  const held = await db
    .selectFrom('parcels')
    .select('holder_id')
    .where('tracking_number', 'in', numbers)
    .execute()
  expect(held).toEqual([{ holder_id: id }, { holder_id: id }])
  // Both lie at one door: the card says so and leads to the scan of both.
  await expect(page.getByText(round.at_door_other.replace('{{count}}', '2'))).toBeVisible()
  await page.getByRole('link', { name: round.scan_all_other.replace('{{count}}', '2') }).click()
  await expect(page.getByRole('heading', { name: actOf('sg', 'picked_up') })).toBeVisible()
  for (const number of numbers) {
    await typeInto(page.locator('[name=number]'), number)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: `${actOf('sg', 'picked_up')}: 2` }).click()
  await expect(page.getByText('2 done')).toBeVisible()
})

test('the receiver says with one tap that nobody came; courier and office see it', async ({
  page,
  browser,
}) => {
  const number = await makePaidShipment()
  const courier = await work(browser, 'courier')
  await find(courier, number)
  await takeStop(courier)
  await pickAct(courier, 'sg', 'pickup_failed')
  await courier.getByText(words.sg.work.visit_failed.nobody_home).click()
  await takePicture(courier, `door ${number}`)
  await courier.getByRole('button', { name: confirmOf(words.sg.courier) }).click()

  await settle(page, 'sg')
  await page.goto(`/resi-detail?number=${number}`)
  await expect(page.getByText(receiver.nobody.heading)).toBeVisible()
  await expectAccessible(page, 'the question to the receiver')
  await expectNoOverflow(page)
  await typeInto(page.locator('[name=words]'), 'I was at home all day')
  await typeInto(page.locator('[name=contact]'), '0812')
  await page.getByRole('button', { name: receiver.nobody.send }).click()
  await expect(page.getByText(words.sg.error.contact_invalid)).toBeVisible()
  await expectAccessible(page, 'a contact that cannot be')
  await typeInto(page.locator('[name=contact]'), '0812-3456-7890')
  await page.locator('[name=contact]').press('Enter')
  await expect(
    page.getByText(receiver.nobody.answered_at.replace('{{contact}}', '+6281234567890')),
  ).toBeVisible()
  await expectAccessible(page, 'what was reported')
  await expectNoOverflow(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
  await expect(page.getByText(receiver.nobody.heading)).toHaveCount(0)
  // Whoever comes back finds what becomes of it, and how to ask.
  await expect(page.getByText(receiver.nobody.looked_into)).toBeVisible()
  const write = page.getByRole('link', { name: tracking.late.ask })
  expect(decodeURIComponent((await write.getAttribute('href')) ?? '')).toContain(inGroups(number))

  await courier.reload()
  await expect(courier.getByText('“I was at home all day”')).toBeVisible()
  await expect(courier.getByText(door.said_by.anybody)).toBeVisible()
  const mend = await cutPictures(courier, /\/evidence\/[^/]+$/)
  await courier
    .getByRole('button', { name: door.own.picture.replace('{{event}}', words.sg.events.pickup_failed) })
    .click()
  await seeAfterRetry(courier, 'sg', door.pictures, mend)
  await expectAccessible(courier, 'a picture seen again')

  const office = await work(browser, 'admin')
  await office.goto('/office/receiver-answers')
  await expect(office.getByText('I was at home all day').first()).toBeVisible()
  await expect(office.getByText(door.said_by.anybody).first()).toBeVisible()
  await expect(office.getByRole('link', { name: '+6281234567890' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281234567890\?text=SB/,
  )
  await expectAccessible(office, 'answers of receivers')
  await expectNoOverflow(office)
  await answerTwice(office, number)
})

/** The first time by mistake. */
async function answerTwice(office: Page, number: string) {
  const of = (text: string) => text.replace('{{number}}', inGroups(number))
  const { reply, answered } = reports
  const mark = office.getByRole('button', { name: of(reply.open_of) })
  await mark.click()
  await expectAccessible(office, 'an answer to a report')
  await office.getByRole('button', { name: reply.heading }).click()
  await expect(office.getByText(reply.just)).toBeVisible()
  await expect(mark).toHaveCount(0)
  await expectAccessible(office, 'a report that was just answered')
  await office.getByRole('button', { name: reply.undo }).click()
  await expect(office.getByText(reply.reopened).first()).toBeVisible()
  await mark.click()
  await typeInto(office.locator('[name=words]'), 'We come tomorrow morning')
  await office.getByRole('button', { name: reply.heading }).click()
  await expect(office.getByText(reply.just)).toBeVisible()
  await office.getByRole('tab', { name: answered }).click()
  await expect(office.getByText('We come tomorrow morning').first()).toBeVisible()
  await expectAccessible(office, 'reports that were answered')
  await expectNoOverflow(office)
  const reopen = office.getByRole('button', { name: of(reply.reopen_of) })
  await reopen.click()
  await expect(reopen).toHaveCount(0)
}
