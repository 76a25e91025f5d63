import { setTimeout } from 'node:timers/promises'
import { expect, type Locator } from '@playwright/test'
import { partyFields } from '#contract/orders/shipments.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { draftWords, expectSaved } from '../steps/draft.ts'
import { fillReceiver, pickFrom, words } from '../steps/purchase.ts'
import {
  askForPrice,
  back,
  fillOwnPackage,
  fillParty,
  goBy,
  johor,
  next,
  pay,
  selangor,
  shipment,
} from '../steps/shipment.ts'
import idShell from '../../web/locales/id/shell.ts'
import sgShell from '../../web/locales/sg/shell.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Nothing that floats or sticks lies over it: a thumb that presses there presses it. */
async function expectUncovered(control: Locator) {
  const hits = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.1, 0.5, 0.9].map((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2)
      return element.contains(hit) || hit?.contains(element) === true
    })
  })
  expect(hits).toEqual([true, true, true])
}

test('the steps are walked with the keys and buttons of a phone, and nothing typed is lost', async ({
  page,
}) => {
  const complaints = listen(page)
  await settle(page, 'id')
  await arriveAs(page, 'customer')
  await page.goto('/shipment')
  await expect(page.getByText(draftWords.id.saving_states.saved, { exact: true })).toHaveCount(0)
  // What the account knows of its owner is there already, and is no draft yet.
  await expect(page.locator('[name=name]')).toHaveValue('Nur Contoh')
  await next(page, 'id')
  await expect(page.locator('[name=quote_from]')).toBeFocused()
  await expect(page.locator('[name=quote_to]')).toHaveAccessibleDescription(shipment.id.price_later)
  await expect(page.locator('[name=quote_weight]')).toHaveAttribute('aria-invalid', 'true')
  await askForPrice(page)
  await expect(page.locator('[name=quote_to]')).not.toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name=name]').press('ControlOrMeta+a')
  await page.locator('[name=name]').press('Delete')
  await next(page, 'id')
  await expect(page.locator('[name=name]')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Nama wajib diisi' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Alamat/ })
    .first()
    .click()
  await page.locator('[name=emergency_contact]').pressSequentially('08a1-2')
  await expect(page.locator('[name=emergency_contact]')).toHaveValue('0812')
  await typeInto(page.locator('[name=emergency_contact]'), '0198765432')
  await fillParty(page, 'id', johor, shipment.id.services.pickup)
  // Whatever is asked of a party has its field; passport and visit are in already, and no input is left of them.
  const pickedElse = new Set(['passport_image_id', 'visit_day', 'time_slot_id'])
  for (const name of Object.keys(partyFields).filter((known) => !pickedElse.has(known)))
    await expect(page.locator(`[name=${name}]`).first(), name).toBeAttached()
  for (const name of ['email', 'address', 'id_number']) {
    await page.locator(`[name=${name}]`).focus()
    await expectUncovered(page.locator(`[name=${name}]`))
  }
  await page.mouse.wheel(0, 400)
  await expectUncovered(page.getByRole('button', { name: shipment.id.next, exact: true }))
  await expect(page.getByRole('button', { name: idShell.to_top })).toHaveCount(0)
  await next(page, 'id')
  await expect(page.locator('h2').first()).toBeFocused()
  await expect(page.locator('h2').first()).toHaveText(shipment.id.steps.receiver)
  await expect(page.getByRole('button', { name: shipment.id.passport_again })).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('h2').first()).toHaveText(shipment.id.steps.sender)
  // What is filled in is one line for whoever comes back to it, and opens.
  await expect(page.getByText(shipment.id.see_filled_in)).toBeVisible()
  await expect(page.locator('[name=name]')).toBeHidden()
  await page.getByText(shipment.id.see_filled_in).click()
  await expect(page.locator('[name=name]')).toBeVisible()
  await expect(page.locator('[name=name]')).toHaveValue('Siti Contoh')
  await page.goForward()
  await fillParty(page, 'id', selangor, shipment.id.services.delivery, 'receiver')
  await next(page, 'id')
  for (const name of ['weight', 'length', 'items.0.unit_value', 'items.0.quantity'])
    await expect(page.locator(`[name="${name}"]`)).not.toHaveValue(/NaN/)
  // What was said for the price is there, and can be put right.
  await expect(page.locator('[name=weight]')).toHaveValue('3')
  await page.locator('[name=weight]').press('ControlOrMeta+a')
  await page.locator('[name=weight]').press('Delete')
  await page.locator('[name=weight]').pressSequentially('x7,5')
  await expect(page.locator('[name=weight]')).toHaveValue('7,5')
  await next(page, 'id')
  await page
    .getByRole('button', { name: /^Barang 1/ })
    .first()
    .click()
  await expect(page.locator('[name="items.0.name"]')).toBeFocused()
  await fillOwnPackage(page, '7,5')
  await expectNoOverflow(page)
  await expectSaved(page, 'id')
  await page.reload()
  await expect(page.locator('h2').first()).toHaveText(shipment.id.steps.package)
  await expect(page.locator('[name=weight]')).toHaveValue('7,5')
  await back(page, 'id')
  await expect(page.locator('h2').first()).toHaveText(shipment.id.steps.receiver)
  await page.goForward()
  await expect(page.locator('[name=weight]')).toHaveValue('7,5')
  await next(page, 'id')
  await expect(page.locator('h2').first()).toHaveText(shipment.id.steps.service)
  expect(complaints).toEqual([])
})

test('both prices stand before anybody is asked for a name, and what was answered is not asked again', async ({
  page,
}) => {
  const word = shipment.sg
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/shipment')
  const air = page.getByRole('radio', { name: word.modes.air })
  await expect(page.getByText(word.quote.text)).toBeVisible()
  await page.locator('[name=quote_from]').selectOption('MY/MY-01')
  await page.locator('[name=quote_to]').selectOption('ID/32')
  await typeInto(page.locator('[name=quote_weight]'), '0.5')
  await expect(page.locator('[name=quote_weight]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name=quote_weight]').press('ControlOrMeta+A')
  await page.locator('[name=quote_weight]').pressSequentially('4.2')
  await expect(air).toHaveAccessibleName(/RM\s?[\d.]+/)
  await expect(page.getByText(word.quote.measured_later)).toBeVisible()
  await page.getByRole('radio', { name: word.modes.sea }).press(' ')
  await expect(page.locator('[data-foot]')).toContainText(/RM\s?[\d.]+/)
  await expectNoOverflow(page)
  await expectAccessible(page, 'the price before the order')
  // Choosing above also chooses in the form below, and vice versa.
  await expect(page.locator('[name=region_id]')).toHaveValue('Johor')
  await pickFrom(page, 'region_id', 'Selangor')
  await expect(page.locator('[name=quote_from]')).toHaveValue('MY/MY-10')
  await expectSaved(page, 'sg')
  await page.reload()
  await expect(page.getByText(/^Selangor to Jawa Barat, 4.2/)).toBeVisible()
  await expect(page.locator('[name=quote_from]')).toBeHidden()
  await fillParty(page, 'sg', johor, word.services.pickup)
  await next(page, 'sg')
  await expect(page.locator('h2').first()).toHaveText(word.steps.receiver)
  await expect(page.locator('[name=region_id]')).toHaveValue('Jawa Barat')
})

test('whoever leaves by a link comes back to what was typed last, also when it was not sent yet', async ({
  page,
}) => {
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/shipment')
  await typeInto(page.locator('[name=name]'), 'Siti')
  await expectSaved(page, 'sg')
  await typeInto(page.locator('[name=name]'), 'Siti Contoh')
  // What is saved while leaving is slow, and what is read comes after it: read too early it would be old.
  const saved = Promise.withResolvers<void>()
  await page.route('**/shipment/draft', async (route) => {
    const isSaving = route.request().method() === 'PUT'
    // Long enough for the page to come back meanwhile; nothing on it tells that it does not read yet.
    if (isSaving) await setTimeout(400)
    const response = await route.fetch()
    if (isSaving) saved.resolve()
    else await saved.promise
    await route.fulfill({ response })
  })
  await page.getByRole('banner').getByRole('button', { name: sgShell.error.home }).click()
  await expect(page).not.toHaveURL(/\/shipment/)
  await page.goBack()
  await expect(page.locator('[name=name]')).toHaveValue('Siti Contoh')
  // An answer may still be on its way to a page that was left.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/shipment/draft', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await typeInto(page.locator('[name=name]'), 'Siti without a line')
  await expect(page.getByText(draftWords.sg.saving_states.waiting)).toBeVisible()
  await page.reload()
  await expect(page.locator('[name=name]')).toHaveValue('Siti without a line')
  await page.unroute('**/shipment/draft')
  await expectSaved(page, 'sg')
})

test('a session that dies on the way keeps what was typed and comes back to it after the login', async ({
  page,
}) => {
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  const user = await page.evaluate(() => localStorage.getItem('user') ?? '')
  await page.goto('/shipment')
  await typeInto(page.locator('[name=name]'), 'Siti')
  await expectSaved(page, 'sg')
  // What is saved between two keys still arrives: the session is dead once all of it is typed, and not before.
  await page.route('**/shipment/draft', (route) =>
    route.request().postData()?.includes('much more')
      ? route.fulfill({ status: 401, json: { code: 403, code_message: 'unauthorized' } })
      : route.continue(),
  )
  await typeInto(page.locator('[name=name]'), 'Siti and much more')
  await expect(page).toHaveURL(/\/login\?next=%2Fshipment$/)
  await page.unroute('**/shipment/draft')
  await page.evaluate((stored) => localStorage.setItem('user', stored), user)
  await page.goto('/shipment')
  await expect(page.locator('[name=name]')).toHaveValue('Siti and much more')
})

test('after the order the form is empty, on every way back to it', async ({ page }) => {
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/shipment')
  await fillParty(page, 'sg', johor, shipment.sg.services.pickup)
  await next(page, 'sg')
  await fillParty(page, 'sg', selangor, shipment.sg.services.delivery, 'receiver')
  await next(page, 'sg')
  await fillOwnPackage(page, '2')
  await next(page, 'sg')
  const asked: number[] = []
  await page.route('**/quotes', (route) => {
    asked.push(route.request().postDataJSON().weight_kg)
    return route.abort()
  })
  await back(page, 'sg')
  // One request for the chosen value, none for those passed before. While its clock stands, no key comes too late for it.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await typeInto(page.locator('[name=weight]'), '0')
  await page.locator('[name=weight]').press('Backspace')
  await page.locator('[name=weight]').pressSequentially('12.25', { delay: 60 })
  await page.clock.resume()
  await expect.poll(() => asked.filter((weight) => weight !== 2)).toContain(12.25)
  expect(new Set(asked.filter((weight) => weight !== 2))).toEqual(new Set([12.25]))
  await next(page, 'sg')
  await expect(page.getByRole('button', { name: words.sg.ui.try_again })).toBeVisible()
  await page.unroute('**/quotes')
  await page.getByRole('button', { name: words.sg.ui.try_again }).click()
  await goBy(page, 'sg', 'air')
  await next(page, 'sg')
  await next(page, 'sg')
  // All of it stands there once more, and leads back to where it was said.
  const review = page.getByRole('region', { name: shipment.sg.review })
  for (const said of [johor.city, selangor.city, '12.25']) await expect(review).toContainText(said)
  await expect(review).toContainText(/\d\d:00–.?\d\d:00.*\d\d:00–.?\d\d:00/)
  await expectAccessible(page, 'the order before it is placed')
  await review.getByRole('button', { name: shipment.sg.steps.package }).click()
  await expect(page.locator('h2').first()).toHaveText(shipment.sg.steps.package)
  for (let steps = 0; steps < 3; steps += 1) await next(page, 'sg')
  await expect(review).toBeVisible()
  await pay(page, 'sg', 'cash')
  await page.goBack()
  await expect(page).toHaveURL(/\/shipment$/)
  await expect(page.locator('h2').first()).toHaveText(shipment.sg.steps.sender)
  await expect(page.locator('[name=name]')).toHaveValue('Nur Contoh')
  await expect(page.locator('[name=address]')).toHaveValue('')
  // Whoever was typed once is one press away.
  const known = page.getByRole('group', { name: shipment.sg.known.sender })
  await known.getByText(johor.city).click()
  await expect(page.getByText(shipment.sg.see_filled_in)).toBeVisible()
  await expect(page.locator('[name=address]')).not.toHaveValue('')
  await expect(page.locator('[name=city_id]')).toHaveValue(johor.city)
  await expectAccessible(page, 'people of earlier orders')
  await expectNoOverflow(page)
})

test('the wizard of boxes is walked with back and forward as well', async ({ page }) => {
  const { purchase } = words.my
  await settle(page, 'my')
  await arriveAs(page, 'customer')
  await page.goto('/purchase')
  await expect(page.getByText(draftWords.my.saving_states.saved)).toHaveCount(0)
  await expect(page.locator('[name=quantity]')).toHaveValue('1')
  await fillReceiver(page, 'my')
  await typeInto(page.locator('[name=quantity]'), '12')
  await expect(page.locator('[name=quantity]')).toHaveValue('12')
  await page.getByRole('button', { name: purchase.next }).click()
  await expect(page.locator('h2').first()).toBeFocused()
  await page.getByRole('button', { name: purchase.next }).click()
  await expect(page.locator('h2').first()).toHaveText(purchase.steps.payment)
  await page.goBack()
  await expect(page.locator('h2').first()).toHaveText(purchase.steps.overview)
  await page.reload()
  await expect(page.locator('h2').first()).toHaveText(purchase.steps.overview)
  await page.goBack()
  await expect(page.locator('[name=quantity]')).toHaveValue('12')
  await page.goForward()
  await expect(page.locator('h2').first()).toHaveText(purchase.steps.overview)
})
