import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import {
  confirmOf,
  actOf,
  backToList,
  openParcel,
  seeParcel,
  startDay,
  take,
  unsent,
  watchSending,
  words,
} from '../steps/courier.ts'
import door from '../../web/locales/sg/door.ts'
import { pictureOf } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'my'

test.use({ viewport: { width: 360, height: 740 } })

test('three scans without network leave in order and once when it is back', async ({ page, context }) => {
  const complaints = listen(page)
  const { courier, error, events } = words[language]
  const { server, toFetch, alsoToFetch, toDeliver } = await startDay(page, language)
  const sent = watchSending(page)
  await page.goto('/courier')
  await seeParcel(page, toDeliver)
  await expect(page.locator('a[href="tel:+60123456789"]')).toHaveCount(1)
  await expectAccessible(page, 'the list')
  await expectNoOverflow(page)

  await context.setOffline(true)
  server.setAway(true)
  await expect(page.getByText(courier.queue.offline)).toBeVisible()
  for (const number of [toFetch, alsoToFetch]) {
    await openParcel(page, number)
    await take(page, language, 'picked_up')
    await expect(page.getByText(unsent(courier))).toBeVisible()
    await backToList(page, language)
  }
  await openParcel(page, toDeliver)
  await take(page, language, 'delivered')
  await expect(page.getByText(error.received_by_required)).toBeVisible()
  await expect(page.getByText(error.picture_missing)).toBeVisible()
  await expectAccessible(page, 'a delivery with errors')
  await typeInto(page.locator('[name=received_by]'), 'Budi Contoh')
  await page.locator('input[type=file]').setInputFiles(await pictureOf(toDeliver))
  await expect(page.getByRole('img', { name: courier.step.preview })).toBeVisible()
  await expectAccessible(page, 'a delivery')
  await page.getByRole('button', { name: confirmOf(courier) }).click()
  await expect(page.getByText(courier.queue.count_other.replace('{{count}}', '3'))).toBeVisible()
  await page.locator('summary', { hasText: '3' }).click()
  await expectAccessible(page, 'what waits')
  await expectNoOverflow(page)
  expect(sent).toEqual([])
  const saidSent = page.getByText(courier.step.sent.replace('{{event}}', events.delivered))
  await expect(saidSent).toHaveCount(0)

  server.setAway(false)
  await context.setOffline(false)
  await expect(saidSent).toBeVisible()
  await expect(page.getByText(unsent(courier))).toHaveCount(0)
  expect(sent.map(({ what, body }) => body.code ?? what)).toEqual([
    'picked_up',
    'picked_up',
    'evidence',
    'delivered',
  ])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4)
  const [, , , delivery] = sent
  expect(delivery?.body).toMatchObject({ received_by: 'Budi Contoh' })
  expect(delivery?.body.evidence_id).toMatch(/^[\da-f-]{36}$/)
  await page.goto('/courier')
  await seeParcel(page, toFetch)
  await expect(page.getByRole('link', { name: inGroups(toDeliver) })).toHaveCount(0)
  expect(sent).toHaveLength(4)
  expect(server.counted).toEqual([
    `picked_up ${toFetch}`,
    `picked_up ${alsoToFetch}`,
    `delivered ${toDeliver}`,
  ])
  // The icon of the site is asked for without network too.
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('after a lost answer the same scan is sent with the same key and counts once', async ({ page }) => {
  const { server, toFetch } = await startDay(page, 'sg')
  const sent = watchSending(page)
  await page.goto('/courier')
  await openParcel(page, toFetch)
  server.loseNextAnswer()
  await take(page, 'sg', 'picked_up')
  await expect(page.getByText(unsent(words.sg.courier))).toBeVisible()
  await page.reload()
  await expect.poll(() => sent.length).toBe(2)
  await expect(page.getByText(unsent(words.sg.courier))).toHaveCount(0)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(server.counted).toEqual([`picked_up ${toFetch}`])
})

test('a refused scan says why and can be put away; the others go on', async ({ page, context }) => {
  const { courier, error } = words.id
  const { server, toFetch, alsoToFetch } = await startDay(page, 'id')
  await page.goto('/courier')
  await seeParcel(page, toFetch)
  await context.setOffline(true)
  server.setAway(true)
  for (const number of [toFetch, alsoToFetch]) {
    await openParcel(page, number)
    await take(page, 'id', 'picked_up')
    await backToList(page, 'id')
  }
  server.move(toFetch, 'cancelled')
  server.setAway(false)
  await context.setOffline(false)
  const refused = page.getByRole('alert').filter({ hasText: error.step_not_legal })
  await expect(refused).toBeVisible()
  await expect(page.getByText(unsent(courier))).toHaveCount(0)
  await expect.poll(() => server.counted).toEqual([`picked_up ${alsoToFetch}`])
  await expectAccessible(page, 'a refused scan')
  await page.getByRole('button', { name: courier.queue.dismiss }).click()
  await expect(refused).toHaveCount(0)
  await page.reload()
  await seeParcel(page, alsoToFetch)
  await expect(refused).toHaveCount(0)
})

test('the list and a parcel open from what the device kept when the server is away', async ({ page }) => {
  const { server, toFetch } = await startDay(page, 'my')
  await page.goto('/courier')
  await seeParcel(page, toFetch)
  server.setAway(true)
  await page.reload()
  await openParcel(page, toFetch)
  await expect(page.getByRole('button', { name: actOf('my', 'picked_up') })).toBeVisible()
})

test('a wrong code of the door is mended beside the form, with everything typed kept', async ({ page }) => {
  const { courier, events } = words.sg
  const { server, toDeliver } = await startDay(page, 'sg', { needs_door_code: true, due: 'later' })
  const sent = watchSending(page)
  await page.goto('/courier')
  await openParcel(page, toDeliver)
  await take(page, 'sg', 'delivered')
  await expect(page.getByText(courier.step.another_day.replace(' {{time}}.', ''))).toBeVisible()
  // Mostly it is the receiver: one press, which can be put right.
  const whoTookIt = page.locator('[name=received_by]')
  await page.getByRole('button', { name: courier.step.receiver.replace('{{name}}', '') }).click()
  await expect(whoTookIt).not.toHaveValue('')
  await whoTookIt.clear()
  await typeInto(whoTookIt, 'Budi Contoh')
  await typeInto(page.locator('[name=door_code]'), '111111')
  await page.locator('input[type=file]').setInputFiles(await pictureOf(toDeliver))
  await expect(page.getByRole('img', { name: courier.step.preview })).toBeVisible()
  server.refuseNext('door_code_wrong')
  await page.getByRole('button', { name: confirmOf(courier) }).click()
  await expect(page.getByText(door.not_handed_over)).toBeVisible()
  await expect(page.getByText(door.wrong.replace('{{code}}', '111111'))).toBeVisible()
  await expect(page.locator('[name=received_by]')).toHaveValue('Budi Contoh')
  await expect(page.getByRole('img', { name: courier.step.preview })).toBeVisible()
  await expect(page.getByText(courier.step.sent.replace('{{event}}', events.delivered))).toHaveCount(0)
  await expectAccessible(page, 'a refused delivery')
  await expectNoOverflow(page)
  // Also after the page was left, and the list leads back to it.
  await backToList(page, 'sg')
  await page.getByRole('link', { name: courier.queue.mend }).click()
  const code = page.locator('[name=door_code]')
  await expect(code).toHaveValue('111111')
  await typeInto(code, '222222')
  await page.getByRole('button', { name: courier.queue.again }).click()
  await expect(page.getByText(courier.step.sent.replace('{{event}}', events.delivered))).toBeVisible()
  expect(server.counted).toEqual([`delivered ${toDeliver}`])
  const scans = sent.filter(({ what }) => what === 'scan')
  expect(scans.map(({ body }) => body.scan_id === scans[0]?.body.scan_id)).toEqual([true, true])
  // The picture went once.
  expect(sent.filter(({ what }) => what === 'evidence')).toHaveLength(1)
})

test('a wrong box stays with its serial; a parcel that stands elsewhere offers the steps it has', async ({
  page,
}) => {
  const { courier, error, events } = words.id
  const { server, toFetch, alsoToFetch, serial } = await startDay(page, 'id')
  await page.goto('/courier')
  await openParcel(page, toFetch)
  await expect(page.getByText(words.id.work.appointment_sender)).toBeVisible()
  await take(page, 'id', 'picked_up')
  // The box is refused and not the step before it.
  await expect(page.getByText(courier.step.sent.replace('{{event}}', events.picked_up))).toBeVisible()
  server.refuseNext('box_not_of_this_parcel')
  await typeInto(page.locator('[name=serial]'), serial)
  await page.locator('[name=serial]').press('Enter')
  await expect(page.getByText(error.box_not_of_this_parcel)).toBeVisible()
  await expect(page.locator('[name=serial]')).toHaveValue(serial)
  await page.getByRole('button', { name: courier.box.confirm }).click()
  await expect(page.getByText(error.box_not_of_this_parcel)).toHaveCount(0)
  await expect(page.getByText(courier.parcel.official_box)).toHaveCount(0)
  await backToList(page, 'id')

  await openParcel(page, alsoToFetch)
  await page.getByRole('button', { name: actOf('id', 'picked_up'), exact: true }).click()
  server.move(alsoToFetch, 'origin_hub_in')
  await page.getByRole('button', { name: confirmOf(courier) }).click()
  await expect(page.getByText(error.step_not_legal)).toBeVisible()
})

test('a step refused because the parcel stands elsewhere gives what was typed to the step chosen instead', async ({
  page,
}) => {
  const { courier, error, events } = words.my
  const { server, toDeliver } = await startDay(page, 'my')
  await page.goto('/courier')
  await page.getByRole('link', { name: courier.round.trouble, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`number=${toDeliver}#trouble$`))
  await expect(page.locator('summary', { hasText: courier.next.trouble })).toBeFocused()
  await page.getByRole('button', { name: events.delivery_failed, exact: true }).click()
  await page.locator('[name=reason]').first().check({ force: true })
  await page.locator('input[type=file]').setInputFiles(await pictureOf(toDeliver))
  await expect(page.getByRole('img', { name: courier.step.preview })).toBeVisible()
  server.move(toDeliver, 'ready_for_collection')
  await page.getByRole('button', { name: confirmOf(courier) }).click()
  await expect(page.getByText(error.step_not_legal)).toBeVisible()
  await expect(
    page.getByText(courier.queue.stands.replace('{{event}}', events.ready_for_collection)),
  ).toBeVisible()
  await expectAccessible(page, 'a step refused in another state')
  await page.getByRole('button', { name: actOf('my', 'delivered'), exact: true }).click()
  await expect(page.getByRole('img', { name: courier.step.preview })).toBeVisible()
  await typeInto(page.locator('[name=received_by]'), 'Budi Contoh')
  // Nothing of the other step is said about this one.
  await page.getByRole('button', { name: confirmOf(courier) }).click()
  await expect(page.getByText(courier.step.sent.replace('{{event}}', events.delivered))).toBeVisible()
  await expect(page.getByText(error.step_not_legal)).toHaveCount(0)
  expect(server.counted).toEqual([`delivered ${toDeliver}`])
})

test('a parcel opens from whatever was pasted with its number in it', async ({ page }) => {
  const { server, toFetch } = await startDay(page, 'sg')
  const pasted = `Please fetch ${inGroups(toFetch).toLowerCase()} today, thanks!`
  await page.goto(`/courier?number=${encodeURIComponent(pasted)}`)
  await expect(page.getByRole('button', { name: actOf('sg', 'picked_up'), exact: true })).toBeVisible()
  expect(server.counted).toEqual([])
})

test('work that was ordered is ticked on a phone without network, and leaves in its turn', async ({
  page,
  context,
}) => {
  const { courier, work } = words.sg
  const add_on = { quantity: 1, done_at: null, evidence_id: null }
  const { server, toDeliver } = await startDay(page, 'sg', {
    code: 'picked_up',
    leg: 'sender',
    has_open_work: true,
    cash_due: 12,
    notes: [{ code: 'delayed', reason: 'weather', at: '2026-11-20T01:00:00.000Z' }],
    measured: { weight: 14.5, length: 40, width: 40, height: 30 },
    service: {
      type: 'pickup',
      is_priority: true,
      drop_point: null,
      counter: null,
      item_type: null,
      add_ons: [
        { ...add_on, name: 'inspection_photo', option: 'before_closing' },
        { ...add_on, name: 'waterproof_wrap', option: 'whole_parcel' },
      ],
    },
  })
  const sent = watchSending(page)
  await page.goto('/courier')
  await openParcel(page, toDeliver)
  await expect(page.getByText('0 of 2 done')).toBeVisible()
  await expect(page.getByText('RM 12.00')).toBeVisible()
  // It was kept: the parcel is in hand.
  await expect(page.getByText(work.appointment_sender)).toHaveCount(0)
  await expectAccessible(page, 'a work order')
  await expectNoOverflow(page)
  await context.setOffline(true)
  server.setAway(true)
  await page.getByLabel('Photo: Inspection photo').setInputFiles(await pictureOf(toDeliver))
  await expect(page.getByText('1 of 2 done')).toBeVisible()
  const wrap = page.getByRole('checkbox', { name: /Waterproof wrap/ })
  await wrap.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 of 2 done')).toBeVisible()
  await expect(page.getByText(work.still_text)).toHaveCount(0)
  expect(sent).toEqual([])
  server.setAway(false)
  await context.setOffline(false)
  await expect(page.getByText(unsent(courier))).toHaveCount(0)
  expect(server.counted).toEqual([`inspection_photo ${toDeliver}`, `waterproof_wrap ${toDeliver}`])
  expect(sent.map(({ what }) => what)).toEqual(['evidence', 'inspection_photo', 'waterproof_wrap'])
  await expect(wrap).toBeChecked()
})
