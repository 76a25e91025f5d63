import { expect } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import idTracking from '../../web/locales/id/tracking.ts'
import myTracking from '../../web/locales/my/tracking.ts'
import sgShell from '../../web/locales/sg/shell.ts'
import sgTracking from '../../web/locales/sg/tracking.ts'
import { wayAcross } from '../../api/courier/scans/test-way.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { numberOf, placeBoxOrder } from '../steps/order.ts'
import { expectTold, makePaidShipment, tell } from '../steps/parcel.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const tracking = { id: idTracking, my: myTracking, sg: sgTracking }

test.use({ viewport: { width: 360, height: 740 } })

test('a parcel is found by what was pasted, and its page changes by itself', async ({ page }) => {
  const complaints = listen(page)
  const words = tracking.id
  await settle(page, 'id')
  const number = await makePaidShipment()
  await page.goto('/resi-detail')
  await expectAccessible(page, 'tracking without a number')
  await typeInto(page.locator('[name=number]'), 'SB 1234 5678 9012 3')
  await page.getByRole('button', { name: words.find }).click()
  await expect(page.getByText(words.not_found)).toBeVisible()
  await typeInto(page.locator('[name=number]'), `No: ${inGroups(number).toLowerCase()}!`)
  await page.getByRole('button', { name: words.find }).click()
  await expect(page.getByRole('heading', { name: words.macros.info_received })).toBeVisible()
  await expect(page.getByText(words.live)).toBeVisible()
  await expectAccessible(page, 'a parcel')
  await expectNoOverflow(page)
  await expectTold(page, words.with_us, () => tell(number, 'picked_up'))
  await expect(page.getByText(words.events.picked_up).first()).toBeVisible()
  await page.goto('/resi-detail')
  await page.getByRole('button', { name: inGroups(number) }).click()
  await expect(page.getByRole('heading', { name: words.with_us })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a number nobody has is not found; a link opens the parcel at once', async ({ page, context }) => {
  await settle(page, 'sg')
  const number = await makePaidShipment()
  await page.goto(`/resi-detail?number=${number}`)
  await expect(page.getByRole('heading', { name: tracking.sg.macros.info_received })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: tracking.sg.heading })).toBeVisible()
  // Of the frame, paper shows the sign of the company and nothing that is pressed.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Seberang' })).toBeVisible()
  await expect(page.getByRole('banner').getByText(sgShell.nav.menu, { exact: true }).first()).toBeHidden()
  await expect(page.getByRole('button', { name: tracking.sg.copy_link })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: tracking.sg.copy_link }).click()
  await expect(page.getByText('Copied successfully!')).toBeVisible()
  await page.goto('/resi-detail?number=SB0000000000000')
  await expect(page.getByText(tracking.sg.not_found)).toBeVisible()
})

test('an order that is not paid yet leads its owner to it, and is unknown to everybody else', async ({
  page,
}) => {
  await settle(page, 'my')
  const { token } = await arriveAs(page, 'customer')
  const id = await placeBoxOrder(page.request, token)
  const number = await numberOf(id)
  await page.goto(`/resi-detail?number=${number}`)
  await expect(page.getByText(tracking.my.own.not_yet)).toBeVisible()
  await expect(page.getByText(tracking.my.not_found)).toBeHidden()
  await expectAccessible(page, 'an own order that is not paid')
  await page.getByRole('link', { name: tracking.my.own.open }).click()
  await expect(page).toHaveURL(new RegExp(`id=${id}`))
  await arriveAs(page, 'customer')
  await page.goto(`/resi-detail?number=${number}`)
  await expect(page.getByText(tracking.my.not_found)).toBeVisible()
})

test('a long journey begins with its last steps, and shows the others when they are asked for', async ({
  page,
}) => {
  await settle(page, 'sg')
  const number = await makePaidShipment()
  for (const step of wayAcross) await tell(number, step)
  await page.goto(`/resi-detail?number=${number}`)
  const steps = page.locator('.route-line')
  await expect(steps.getByText(tracking.sg.events.destination_hub_in)).toBeVisible()
  await expect(steps.getByText(tracking.sg.events.picked_up)).toBeHidden()
  const count = String(wayAcross.length + 3 - 4)
  await steps.getByRole('button', { name: tracking.sg.earlier_other.replace('{{count}}', count) }).click()
  await expect(steps.getByText(tracking.sg.events.picked_up)).toBeVisible()
  await expect(steps.getByText(tracking.sg.departed.air)).toBeVisible()
  await expect(steps.getByRole('button')).toHaveCount(0)
  await expectAccessible(page, 'a journey with all its steps')
})

test('a live line that the server turned away is asked for again', async ({ page }) => {
  await settle(page, 'sg')
  const number = await makePaidShipment()
  await page.clock.install()
  await page.route('**/live', (route) => route.fulfill({ status: 503 }), { times: 1 })
  const turnedAway = page.waitForResponse('**/live')
  await page.goto(`/resi-detail?number=${number}`)
  await turnedAway
  await expect(page.getByRole('heading', { name: tracking.sg.macros.info_received })).toBeVisible()
  await expect(page.getByText(tracking.sg.live)).toHaveCount(0)
  await page.clock.fastForward(41_000)
  await expect(page.getByText(tracking.sg.live)).toBeVisible()
})

test('whatever was pasted on the front page leads to the parcel, and nothing to a dead page', async ({
  page,
  context,
}) => {
  await settle(page, 'sg')
  const number = await makePaidShipment()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const field = page.locator('[name=number]')
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `No resi: ${inGroups(number).toLowerCase()} ya`,
  )
  await field.press('ControlOrMeta+v')
  await expect(field).toHaveValue(inGroups(number))
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/resi-detail\\?number=${number}$`))
  await expect(page.getByRole('heading', { name: tracking.sg.macros.info_received })).toBeVisible()
  await page.goto(`/resi-detail?number=${encodeURIComponent(`my parcel is ${number.toLowerCase()}, thanks`)}`)
  await expect(page.getByRole('heading', { name: tracking.sg.macros.info_received })).toBeVisible()

  await page.goto('/resi-detail')
  await page.getByRole('button', { name: tracking.sg.find }).click()
  await expect(page.getByText(tracking.sg.required)).toBeVisible()
  await typeInto(field, 'where is my parcel')
  await field.press('Enter')
  await expect(page.getByText(tracking.sg.not_found)).toBeVisible()
  await expect(field).toBeFocused()
})

for (const late of ['/assets/core-', '/api/v1/tracking/'])
  test(`the number asked for stands there while ${late} is still on its way`, async ({ page }) => {
    await settle(page, 'sg')
    const number = await makePaidShipment()
    const answered = Promise.withResolvers<void>()
    await page.route(
      (url) => url.pathname.startsWith(late),
      async (route) => {
        await answered.promise
        await route.continue()
      },
    )
    await page.goto(`/resi-detail?number=${number}`, { waitUntil: 'commit' })
    const looking = page.getByRole('status').filter({ hasText: tracking.sg.looking })
    await expect(looking).toContainText(inGroups(number))
    await expect(page.locator('[name=number]')).toHaveValue(inGroups(number))
    await expect(page.getByText(tracking.sg.intro)).toBeHidden()
    answered.resolve()
    await expect(page.getByRole('heading', { name: tracking.sg.macros.info_received })).toBeVisible()
    await expect(looking).toHaveCount(0)
  })
