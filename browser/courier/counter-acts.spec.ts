import { expect, type Page } from '@playwright/test'
import weighing from '../../web/locales/sg/weighing.ts'
import work from '../../web/locales/sg/work.ts'
import { settle } from '../steps/account.ts'
import { actOf, confirmOf, words } from '../steps/courier.ts'
import { arriveAs, database } from '../steps/database.ts'
import { makePaidShipment } from '../steps/parcel.ts'
import { typeInto } from '../steps/typing.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

// Other tiles speak of receivers.
const takeInTile = `${words.sg.courier.counter.acts.take_in} ${words.sg.courier.counter.acts.take_in_hint}`

test('the acts of a counter are a press or a key away', async ({ page }) => {
  const { counter } = words.sg.courier
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'sg')
  await arriveAs(page, 'agent')
  await page.goto('/courier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(counter.heading)
  await expectNoOverflow(page)
  await expectAccessible(page, 'the acts of a counter')
  await page.getByRole('button', { name: counter.acts.hand_out }).click()
  await expect(page.locator('[name=number]')).toBeFocused()
  // No key counts while somebody types.
  await page.keyboard.type('1')
  await expect(page.locator('[name=number]')).toHaveValue('1')
  await page.keyboard.press('Backspace')
  await page.locator('[name=number]').blur()
  await page.keyboard.press('3')
  await expect(page).toHaveURL(/\/courier\/cash$/)
  await page.goBack()
  await page.getByRole('button', { name: takeInTile }).click()
  // Booked for another counter, or for none: it is taken in all the same, and weighed next.
  const number = await makePaidShipment()
  await typeInto(page.getByLabel(counter.find.take_in), number)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: actOf('sg', 'dropped_off') })).toBeVisible()
  await page.getByRole('button', { name: confirmOf(words.sg.courier) }).click()
  await page.getByRole('button', { name: actOf('sg', 'reweighed') }).click()
  await expect(page.getByRole('heading', { name: actOf('sg', 'reweighed') })).toBeVisible()
  await expectNoOverflow(page)
})

for (const language of ['id', 'my', 'sg'] as const)
  test(`the foot of the narrowest phone has one line of words and room for a thumb, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await settle(page, language)
    await arriveAs(page, 'courier')
    await page.goto('/courier')
    const places = page.locator('.work-dock .work-place')
    await expect(places).toHaveCount(4)
    for (const place of await places.all()) {
      const [box, word] = [await place.boundingBox(), await place.locator('span').boundingBox()]
      expect(word?.height).toBeLessThan(18)
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(word?.width).toBeLessThanOrEqual(box?.width ?? 0)
    }
    await expectNoOverflow(page)
  })

test('several are taken in at once', async ({ page }) => {
  const { counter, batch } = words.sg.courier
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'sg')
  await arriveAs(page, 'agent')
  await page.goto('/courier')
  await page.getByRole('button', { name: takeInTile }).click()
  await page.getByRole('link', { name: counter.find.many }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(actOf('sg', 'dropped_off'))
  // Booked for another counter, or for none: it is taken in all the same, and not unknowingly.
  await typeInto(page.locator('[name=number]'), await makePaidShipment())
  await page.keyboard.press('Enter')
  await expect(page.getByText(batch.unexpected)).toBeVisible()
  await expectNoOverflow(page)
  // A reader of labels types wherever the cursor is, and what it read before was no number.
  await typeInto(page.locator('[name=number]'), 'CONTOH')
  await page.keyboard.press('Enter')
  await expect(page.getByText(batch.wrong)).toBeVisible()
  await expect(page.locator('[name=number]')).toHaveValue('CONTOH')
  // What was taken in is weighed next, without its number being typed once more.
  const send = batch.send.replace('{{step}}', actOf('sg', 'dropped_off')).replace('{{count}}', '1')
  await page.getByRole('button', { name: send }).click()
  await page.getByRole('link', { name: actOf('sg', 'reweighed') }).click()
  await expect(page.getByRole('heading', { name: actOf('sg', 'reweighed') })).toBeVisible()
})

test('who comes is found by name, taken in with one press, and lies here from then on', async ({ page }) => {
  const { counter } = words.sg.courier
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'sg')
  const { label, names } = await expectTwo(await arriveAs(page, 'agent'))
  await page.goto('/courier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label)
  const takeIn = (name: string) => page.getByRole('link', { name: `${counter.row.take_in}: ${name}` })
  await expect(takeIn(names[0])).toBeVisible()
  await expect(takeIn(names[1])).toBeVisible()
  // Whoever takes it in reads on the label for whom it is.
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: names[0] })
      .getByText(/^to Siti Contoh, .*Bandung$/),
  ).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page, 'the day at a counter')
  await typeInto(page.locator('[name=number]'), names[1].slice(0, 4))
  await expect(takeIn(names[0])).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(names[1]).first()).toBeVisible()
  await page.goBack()
  await typeInto(page.locator('[name=number]'), 'nobody of this name')
  await page.keyboard.press('Enter')
  await expect(page.getByText(counter.find.not_listed)).toBeVisible()
  await typeInto(page.locator('[name=number]'), '')
  await takeIn(names[0]).click()
  await page.getByRole('button', { name: confirmOf(words.sg.courier) }).click()
  await page.getByRole('link', { name: words.sg.courier.back }).click()
  await expect(page.getByRole('link', { name: `${counter.row.weigh}: ${names[0]}` })).toBeVisible()
  await expect(page.getByText(counter.since_today)).toBeVisible()
  await expect(takeIn(names[0])).toHaveCount(0)
})

/** Two senders who come to this agent's counter today. */
async function expectTwo({ id }: { id: string }) {
  const db = await database()
  const { id: drop_point_id, label } = await db
    .selectFrom('locations')
    .select(['id', 'label'])
    .where('country_id', '=', 'MY')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ location_id: drop_point_id }).where('id', '=', id).execute()
  const names = ['Aminah Contoh', 'Zulkifli Contoh'] as const
  for (const name of names) await bring(name, drop_point_id)
  return { label, names }
}

async function bring(name: string, drop_point_id: string) {
  const db = await database()
  const number = await makePaidShipment()
  await db
    .updateTable('shipment_parties')
    .set({ name, drop_point_id, service_type: 'drop_off' })
    .where('party', '=', 'sender')
    .where(
      'order_id',
      'in',
      db.selectFrom('parcels').select('order_id').where('tracking_number', '=', number),
    )
    .execute()
  return number
}

test('a sender who stands there hears what the scale costs, and pays it in cash by one answer', async ({
  page,
}) => {
  await weighHeavier(page)
  const { pay_here, paid_here } = weighing
  const asked = new RegExp(pay_here.replace('{{amount}}', '.*'))
  // In sight by itself, while the eyes are at the scale and the sender still stands there.
  await expect(page.getByRole('button', { name: asked })).toBeInViewport()
  await page.getByRole('button', { name: asked }).click()
  await expectAccessible(page, 'whether the sender agrees')
  await expect(page.getByRole('dialog').getByText(weighing.sender_said.split(' ')[0] ?? '')).toBeVisible()
  // Whoever pays has agreed.
  const taken = new RegExp(paid_here.replace('{{amount}}', '.*'))
  await page.getByRole('dialog').getByRole('button', { name: taken }).click()
  await expect(page.getByText(work.cash_taken)).toBeVisible()
  await expect(page.getByText(words.sg.events.sender_asked, { exact: true })).toHaveCount(0)
  await expect(page.getByText(weighing.here.agreed)).toHaveCount(0)
})

test('cash whose confirmation was lost stands as due, and is taken without asking the sender again', async ({
  page,
}) => {
  await weighHeavier(page)
  const { pay_here, paid_here } = weighing
  await page.route('**/payment/*/cash', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: new RegExp(pay_here.replace('{{amount}}', '.*')) }).click()
  const taken = new RegExp(paid_here.replace('{{amount}}', '.*'))
  await page.getByRole('dialog').getByRole('button', { name: taken }).click()
  await expect(page.getByText(work.cash, { exact: true })).toBeVisible()
  await page.unroute('**/payment/*/cash')
  await page.getByRole('button', { name: work.take_cash }).click()
  await page.getByRole('dialog').getByRole('button', { name: work.take_cash }).click()
  await expect(page.getByText(work.cash_taken)).toBeVisible()
})

/** An agent takes in a parcel at a counter with a till, and finds it heavier than its sender said. */
async function weighHeavier(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'sg')
  const { id: user_id } = await arriveAs(page, 'customer')
  const db = await database()
  const { id } = await arriveAs(page, 'agent')
  const { location_id } = await db
    .selectFrom('payment_accounts')
    .select('location_id')
    .where('payment_type_id', '=', 'cash')
    .where('location_id', 'is not', null)
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ location_id }).where('id', '=', id).execute()
  const number = await bring('Siti Contoh', location_id ?? '')
  await db.updateTable('orders').set({ user_id }).where('tracking_number', '=', number).execute()
  await page.goto(`/courier?number=${number}`)
  await page.getByRole('button', { name: actOf('sg', 'dropped_off') }).click()
  await page.getByRole('button', { name: confirmOf(words.sg.courier) }).click()
  await page.getByRole('button', { name: actOf('sg', 'reweighed') }).click()
  await typeInto(page.locator('[name=weight]'), '9')
  for (const side of ['length', 'width', 'height']) await typeInto(page.locator(`[name=${side}]`), '30')
  const [charged = ''] = weighing.preview.split(' {{kg}}')
  await expect(page.getByText(new RegExp(`^${charged}\\s9\\skg:\\sRM.*RM`))).toBeVisible()
  await expect(page.getByText(/volumetric 4\.5\skg/)).toBeVisible()
  await expectNoOverflow(page)
  await page.getByRole('button', { name: confirmOf(words.sg.courier) }).click()
  const [more = ''] = weighing.ask_more.split('{{amount}}')
  const dialog = page.getByRole('dialog', { name: more })
  await expect(dialog.getByText(weighing.scale_picture)).toBeVisible()
  await expectAccessible(page, 'whether its sender is asked for more')
  await expectNoOverflow(page)
  await dialog.getByRole('button', { name: confirmOf(words.sg.courier) }).click()
}

test('what a reader of labels types is a number, wherever the cursor is, and no key of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await settle(page, 'sg')
  await arriveAs(page, 'agent')
  const number = await makePaidShipment()
  await page.goto('/courier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sg.courier.counter.heading)
  await expect(page.locator('[name=number]')).toBeVisible()
  await page.keyboard.type(number)
  await expect(page.locator('[name=number]')).toHaveValue(number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`number=${number}`))
})
