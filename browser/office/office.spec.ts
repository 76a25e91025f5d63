import { expect, type Page } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import errors from '../../web/locales/sg/error.ts'
import ui from '../../web/locales/sg/ui.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { office, shipmentWithPayment } from '../steps/office.ts'
import { tell } from '../steps/parcel.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const { figures, parcels, search, tracking, work } = office.sg

test.beforeEach(({ page }) => settle(page, 'sg'))

test('by keyboard alone: find a parcel by its number, open it, note a delay, correct it', async ({
  page,
}) => {
  const complaints = listen(page)
  const number = await shipmentWithPayment()
  await tell(number, 'picked_up')
  await arriveAs(page, 'admin')
  await page.goto('/office')
  await expect(page.getByText(figures.revenue_text)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: search.box })).toBeFocused()
  await page.keyboard.type(number.slice(2, 9).toLowerCase())
  // Above all results stands what was found; a journey goes to all of them.
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(inGroups(number))
  await expect(page.getByRole('dialog').getByRole('option').nth(1)).toContainText(search.all_results)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: search.orders })).toBeVisible()
  await expect(page).toHaveURL(/\/office\/search$/)
  await expect(page.getByLabel(search.label)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel(search.label)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: inGroups(number) })).toBeVisible()

  await tabTo(page, '[name=code]')
  await pickByTyping(page, tracking.events.delayed)
  await tabTo(page, 'form:has([name=code]) [name=reason]')
  await pickByTyping(page, work.reasons.weather)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${tracking.events.delayed}: added`)).toBeVisible()
  await expect(page.locator('ol').getByText(work.reasons.weather, { exact: true })).toBeVisible()

  await tabTo(page, 'summary', parcels.correct.heading)
  await page.keyboard.press('Enter')
  await tabTo(page, '[name=back_to]')
  await pickByTyping(page, tracking.events.label_created)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(parcels.correct.saved)).toBeVisible()
  expect(await lastEvents(number)).toEqual([
    ['delayed', 'admin'],
    ['corrected', 'admin'],
  ])
  expect(complaints).toEqual([])
})

test('the list shows trouble first, is filtered and walked by keyboard; a courier is assigned and sees the parcel', async ({
  page,
  browser,
}) => {
  const [calm, troubled] = [await shipmentWithPayment(), await shipmentWithPayment()]
  await tell(troubled, 'pickup_failed')
  const other = await browser.newContext()
  const phone = await other.newPage()
  const courier = await arriveAs(phone, 'courier')
  const name = `Kurir ${Date.now()}`
  const db = await database()
  await db.updateTable('users').set({ name }).where('id', '=', courier.id).execute()
  await arriveAs(page, 'admin')
  await page.goto('/office/parcels?age=30')
  await expect(page.getByText(parcels.nothing)).toBeVisible()
  await page.goto('/office/parcels')
  // Other journeys have parcels here, too.
  const rows = page.getByRole('row')
  const placeOf = async (number: string) =>
    (await rows.allInnerTexts()).findIndex((text) => text.includes(inGroups(number)))
  await expect.poll(() => placeOf(troubled)).toBeGreaterThan(0)
  const calmPlace = await placeOf(calm)
  expect(calmPlace === -1 || calmPlace > (await placeOf(troubled))).toBe(true)
  await page.keyboard.press('f')
  await page.locator('[name=state]').selectOption('info_received')
  await page.locator('[name=lane]').selectOption('ID-MY')
  await expect(page).toHaveURL(/lane=ID-MY.*state=info_received|state=info_received.*lane=ID-MY/)
  await expect(page.getByText(parcels.nothing)).toBeVisible()
  await wordOf(page, parcels.filters.lane).click()
  await expect(page.locator('[aria-keyshortcuts=f]')).toBeFocused()
  await expect(page).toHaveURL(/parcels\?state=info_received$/)
  await expect.poll(() => placeOf(troubled)).toBe(-1)
  const link = rows.filter({ hasText: inGroups(calm) }).getByRole('link')
  // Others may have sent more than a page of parcels meanwhile.
  const more = page.getByRole('button', { name: ui.pagination.more })
  await expect(async () => {
    if (!(await link.isVisible())) await more.click({ timeout: 1000 })
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const first = page.locator('main tbody tr').first()
  await expect(first.getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await expect(first.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('x')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: inGroups(calm) })).toBeVisible()
  await page.locator('[name=holder_id]').selectOption({ label: `${name} (${parcels.roles.courier})` })
  await page.getByRole('button', { name: parcels.assign.save, exact: true }).click()
  await expect(page.getByText(parcels.assign.saved.replace('{{name}}', name))).toBeVisible()
  const { holder_id } = await db
    .selectFrom('parcels')
    .select('holder_id')
    .where('tracking_number', '=', calm)
    .executeTakeFirstOrThrow()
  expect(holder_id).toBe(courier.id)
  await other.close()
})

/** A filter that is set, in words. */
function wordOf(page: Page, question: string) {
  return page.getByRole('button', { name: `${parcels.filters.drop} ${question}` })
}

test('a view of the parcels is kept under a name, opened again and deleted', async ({ page }) => {
  await arriveAs(page, 'admin')
  await page.goto('/office/parcels?state=all&mode=sea')
  await page.getByRole('button', { name: parcels.views.save }).click()
  const question = page.locator('dialog[open]')
  await question.getByRole('button', { name: ui.save }).click()
  await expect(question.getByText(errors.name_required)).toBeVisible()
  await typeInto(question.locator('[name=view_name]'), 'By sea')
  await question.getByRole('button', { name: ui.save }).click()
  const views = page.getByRole('navigation', { name: parcels.views.label })
  await expect(views.getByRole('link', { name: 'By sea' })).toHaveAttribute('aria-current', 'true')
  await views.getByRole('link', { name: parcels.views.in_trouble }).click()
  await expect(wordOf(page, parcels.filters.state)).toBeVisible()
  await page.reload()
  await views.getByRole('link', { name: 'By sea' }).click()
  await expect(wordOf(page, `${parcels.filters.mode} ${parcels.modes.sea}`)).toBeVisible()
  await page.getByRole('button', { name: parcels.views.drop }).click()
  await expect(views.getByRole('link', { name: 'By sea' })).toHaveCount(0)
  await expectAccessible(page, 'the views of the parcels')
})

test('charts are read out, shown as a table and taken along as a file', async ({ page }) => {
  await shipmentWithPayment()
  await arriveAs(page, 'admin')
  await page.goto('/office?days=7')
  await page.getByText(figures.by_days).click()
  const chart = page.getByRole('img', { name: figures.by_day.orders })
  await expect(chart).toHaveAccessibleName(/in all, most on/)
  await page.getByText(figures.as_table).last().click()
  await expect(page.getByRole('table', { name: figures.by_day.orders }).getByRole('row')).toHaveCount(8)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: figures.export }).click()
  expect((await download).suggestedFilename()).toBe('figures-7-days.csv')
  await expectAccessible(page, 'the dashboard')
})

test('the first page says where parcels are and what waits first, and keys open it', async ({ page }) => {
  const number = await shipmentWithPayment()
  await tell(number, 'pickup_failed')
  await page.setViewportSize({ width: 1440, height: 900 })
  await arriveAs(page, 'admin')
  await page.goto('/office')
  const places = page.getByRole('region', { name: /^Where [\d,]+ parcels? (is|are)$/ })
  await expect(places.getByRole('listitem')).toHaveCount(7)
  await expect(places.getByText(/failed pickups?$/)).toBeVisible()
  const acts = page
    .getByRole('region', { name: figures.waiting.heading })
    .getByRole('listitem')
    .getByRole('link')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(acts.first()).toBeFocused()
  await acts.and(page.getByRole('link', { name: figures.waiting.acts.exceptions })).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/office\/parcels$/)
  await page.goBack()
  await places.getByRole('link', { name: figures.where.places.paid }).click()
  await expect(page).toHaveURL(/place=paid$/)
  await expect(page.getByText(parcels.filters.places.paid)).toBeVisible()
})

test('who is no admin sees none of it', async ({ page }) => {
  await arriveAs(page, 'courier')
  for (const path of ['/office/search', '/office/parcels', '/office/parcels/SB0000000000000']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})

test('dashboard, search, list and parcel are accessible in light and dark, and fit a phone', async ({
  page,
}) => {
  const words = office.my
  const number = await shipmentWithPayment()
  await tell(number, 'pickup_failed')
  await settle(page, 'my')
  await arriveAs(page, 'admin')
  await page.setViewportSize({ width: 320, height: 740 })
  const places = [
    ['/office', words.figures.revenue_text],
    ['/office/parcels', inGroups(number)],
    [`/office/parcels/${number}`, words.parcels.next.which],
    ['/office/search', words.search.hint],
  ] as const
  for (const [path, text] of places) {
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible()
    if (path === '/office/search') {
      await typeInto(page.getByLabel(words.search.label), 'siti contoh')
      await expect(page.getByRole('heading', { name: words.search.orders })).toBeVisible()
    }
    await expectNoOverflow(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, `${path} ${colorScheme}`)
    }
  }
})

async function lastEvents(number: string) {
  const db = await database()
  const rows = await db
    .selectFrom('parcel_events as e')
    .innerJoin('parcels as p', 'p.order_id', 'e.order_id')
    .innerJoin('users as u', 'u.id', 'e.actor_id')
    .select(['e.code', 'u.role'])
    .where('p.tracking_number', '=', number)
    .orderBy('e.seq')
    .execute()
  return rows.slice(-2).map(({ code, role }) => [code, role])
}

/** As a hand would: tab after tab until it is there. */
async function tabTo(page: Page, selector: string, text?: string) {
  const wanted = text ? page.locator(selector, { hasText: text }) : page.locator(selector)
  await expect(wanted).toBeVisible()
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${selector} is not reached by tab`)
}

/** A list that is closed takes the first entry that begins with what is typed. */
async function pickByTyping(page: Page, label: string) {
  await page.keyboard.type(label)
  await expect(page.locator('select:focus option:checked')).toHaveText(label)
}
