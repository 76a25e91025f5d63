import { expect, type Page } from '@playwright/test'
import { languages } from '#contract/platform/language.ts'
import { newTrackingNumber } from '#contract/parcels/tracking-number.ts'
import idHome from '../../web/locales/id/home.ts'
import myCoverage from '../../web/locales/my/coverage.ts'
import sgHome from '../../web/locales/sg/home.ts'
import sgLocation from '../../web/locales/sg/location.ts'
import sgUi from '../../web/locales/sg/ui.ts'
import { settle } from '../steps/account.ts'
import { expectAccessible, expectNoOverflow, hydrated, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

for (const language of languages) {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const)
    test(`the front page is whole at ${width} px in ${language}, and never jumps`, async ({ page }) => {
      const complaints = listen(page)
      await settle(page, language)
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && Number(entry.value) > 0.05)
              reportError(new Error(`jumped by ${entry.value}`))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await hydrated(page)
      await expectNoOverflow(page)
      for (const id of ['international', 'boxes', 'why', 'services', 'locations', 'contact']) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded()
        await expect(page.locator(`#${id} h2`)).toBeVisible()
      }
      await expect(page.locator('#locations li')).toHaveCount(3)
      await expect(page.locator('#contact a')).toHaveCount(3)
      await expectNoOverflow(page)
      await expectAccessible(page, `/ in ${language} at ${width} px`)
      expect(complaints).toEqual([])
    })
}

test('a number that cannot exist is refused at once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await settle(page, 'id')
  await page.goto('/')
  await hydrated(page)
  const number = newTrackingNumber(Uint8Array.from({ length: 12 }, () => 7))
  const wrong = number.slice(0, -1) + (number.endsWith('A') ? 'B' : 'A')
  const field = page.getByLabel(idHome.tracking.number)
  await typeInto(field, wrong)
  await field.press('Enter')
  await expect(page.getByText(idHome.tracking.not_found)).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(asked.filter((url) => url.includes('/tracking/'))).toEqual([])
  await expectAccessible(page, 'the card with its error')
  await typeInto(field, number.toLowerCase())
  await page.getByRole('button', { name: idHome.tracking.track, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/resi-detail\\?number=${number}$`, 'i'))
})

test('counters are searched and filtered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await settle(page, 'sg')
  await onlySamples(page)
  await page.goto('/location')
  await hydrated(page)
  const cards = page.locator('main li')
  await expect(cards).toHaveCount(9)
  await typeInto(page.getByRole('searchbox'), 'surabaya')
  await expect(cards).toHaveCount(1)
  await expect(page.getByText(sgLocation.found_one.replace('{{count}}', '1'), { exact: true })).toHaveCount(1)
  await expect(page.locator('main svg[role=img] circle')).toHaveCount(1)
  await expect(cards.getByRole('link', { name: sgLocation.visit })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-7\.26,112\.74$/,
  )
  await cards.locator('summary').click()
  await expect(cards.getByText('09:00–13:00')).toBeVisible()
  await page.locator('select').nth(-2).selectOption('MY')
  await expect(cards).toHaveCount(0)
  await page.getByRole('button', { name: sgLocation.reset }).click()
  await expect(cards).toHaveCount(9)
  await page.locator('select').last().selectOption('office')
  await expect(cards).toHaveCount(1)
  await expectAccessible(page, '/location')
  await expectNoOverflow(page)
})

test('a region is found with its days', async ({ page }) => {
  await settle(page, 'my')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/coverage-area')
  await hydrated(page)
  await expect(page.locator('main li').filter({ hasText: /^Sabah/ })).toHaveCount(1)
  await typeInto(page.getByRole('searchbox'), 'papua')
  await expect(page.locator('main h3')).toHaveText([myCoverage.zones.ID5])
  await expect(page.getByRole('cell', { name: '6–10' })).toBeVisible()
  await expectAccessible(page, '/coverage-area')
  await expectNoOverflow(page)
  await typeInto(page.getByRole('searchbox'), 'atlantis')
  await expect(page.getByRole('status').filter({ hasText: myCoverage.nothing })).toBeVisible()
})

test('the nearest counter comes first once the reader says where they are', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 1.49, longitude: 103.74 })
  await settle(page, 'sg')
  await page.goto('/location')
  await hydrated(page)
  await page.getByRole('button', { name: sgLocation.nearest }).click()
  await expect(page.locator('main li h2').first()).toHaveText('Agen Contoh Johor Bahru')
  await expect(page.locator('main li').first()).toContainText('km, straight line')
  await page.getByRole('button', { name: sgLocation.nearest }).click()
  await expect(page.locator('main li h2').first()).toHaveText('Agen Contoh Bandung')
})

test('who does not give their position is told what else to do', async ({ page }) => {
  await settle(page, 'sg')
  await page.goto('/location')
  await hydrated(page)
  await page.getByRole('button', { name: sgLocation.nearest }).click()
  await expect(page.getByText(sgLocation.no_position)).toBeVisible()
})

test('counters that cannot be loaded are an empty list', async ({ page }) => {
  await settle(page, 'sg')
  await page.route('**/api/v1/location', (route) => route.abort())
  await page.goto('/location')
  await expect(page.getByText(sgUi.no_data)).toBeVisible()
  await page.unroute('**/api/v1/location')
  await onlySamples(page)
  await page.getByRole('button', { name: sgUi.try_again }).click()
  await expect(page.locator('main li')).toHaveCount(9)
})

test('what was carried shows only once it is much, and before it where parcels can go', async ({ page }) => {
  await settle(page, 'sg')
  for (const parcels of [12, 1200]) {
    await carried(page, parcels)
    const answered = page.waitForResponse('**/api/v1/statistics')
    await page.goto('/')
    await hydrated(page)
    await answered
    await expect(page.locator('#statistics').getByText(sgHome.statistics.locations)).toBeVisible()
    await expect(page.getByText(sgHome.statistics.parcels)).toHaveCount(parcels === 12 ? 0 : 1)
    await expect(page.getByText(sgHome.statistics.lanes)).toHaveCount(parcels === 12 ? 1 : 0)
  }
  await expectAccessible(page, 'the front page with figures')
})

test('what arrives late pushes nothing away that is being read', async ({ page }) => {
  await settle(page, 'sg')
  let send = () => {}
  const mayAnswer = new Promise<void>((resolve) => (send = resolve))
  await carried(page, 1200, mayAnswer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await hydrated(page)
  const contact = page.getByRole('heading', { name: sgHome.contact.heading })
  await contact.scrollIntoViewIfNeeded()
  const place_px = async () => (await contact.boundingBox())?.y ?? NaN
  const before_px = await place_px()
  const answered = page.waitForResponse('**/api/v1/statistics')
  send()
  await (await answered).finished()
  // An answer that is kept back leaves no trace to wait for. One that is drawn at once needs a few frames.
  await page.waitForTimeout(300)
  // Browsers that scroll by whole pixels leave less than one of them.
  expect(Math.abs((await place_px()) - before_px)).toBeLessThan(1)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.getByText(sgHome.statistics.parcels)).toHaveCount(1)
})

async function carried(page: Page, parcels: number, after: Promise<void> = Promise.resolve()) {
  const data = {
    parcels,
    delivered: 0,
    cities: parcels,
    locations: 2,
    lanes: 8,
    regions: 54,
    districts: 7445,
  }
  await page.unroute('**/api/v1/statistics')
  await page.route('**/api/v1/statistics', async (route) => {
    await after
    await route.fulfill({ json: { code: 200, code_message: 'success', data } })
  })
}

test('the prices of boxes are those of the office, and no text names others', async ({ page }) => {
  await settle(page, 'sg')
  await page.route('**/purchase/masterdata*', async (route) => {
    const reply = await route.fetch()
    const answer: { data: { box: { price: number; deposit: number }[] } } = await reply.json()
    for (const box of answer.data.box) Object.assign(box, { price: 1234, deposit: 66 })
    await route.fulfill({ response: reply, json: answer })
  })
  await page.goto('/')
  await hydrated(page)
  await page.locator('#boxes').scrollIntoViewIfNeeded()
  await expect(page.locator('#boxes dd').filter({ hasText: '1,300.00' })).toHaveCount(2)
  for (const route of ['/faq', '/term']) {
    const body = await (await page.request.get(route)).text()
    expect(body, route).not.toMatch(/RM\s(?:20|30|35|45|50|80)\.00/)
  }
})

test('real counters are facts for search engines, samples are not', async ({ page }) => {
  const facts = page.locator('main script[type="application/ld+json"]')
  await settle(page, 'sg')
  await onlySamples(page)
  await page.goto('/location')
  await hydrated(page)
  await expect(page.locator('main li')).toHaveCount(9)
  await expect(facts).toHaveCount(0)
  await page.unroute('**/api/v1/location')
  await onlySamples(page, 2)
  await page.reload()
  await expect(facts).toHaveCount(1)
  const told: unknown = JSON.parse((await facts.textContent()) ?? '')
  expect(told).toMatchObject({ '@graph': [{ '@type': 'LocalBusiness' }, { '@type': 'LocalBusiness' }] })
})

test('ships and planes ride their lanes without keeping the processor busy', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await settle(page, 'id')
  await page.goto('/')
  await hydrated(page)
  const ship = page.locator('.craft').first()
  const before = await ship.boundingBox()
  await expect.poll(() => ship.boundingBox()).not.toEqual(before)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const drawn = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0
  }
  // What the compositor moves is styled once; along a path it would be sixty times a second.
  await expect
    .poll(async () => {
      const begun = await drawn()
      await page.waitForTimeout(1000)
      return (await drawn()) - begun
    })
    .toBeLessThan(20)
  await context.close()
})

/** The counters every installation begins with; other journeys open some of their own. The first `real` are no samples. */
async function onlySamples(page: Page, real = 0) {
  await page.route('**/api/v1/location', async (route) => {
    const reply = await route.fetch()
    const answer: { data: { location_data: { is_sample: boolean }[] } } = await reply.json()
    const samples = answer.data.location_data.filter(({ is_sample }) => is_sample)
    for (const location of samples.slice(0, real)) location.is_sample = false
    answer.data.location_data = samples
    await route.fulfill({ response: reply, json: answer })
  })
}
