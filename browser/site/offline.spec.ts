import { expect, type Page } from '@playwright/test'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import sgShell from '../../web/locales/sg/shell.ts'
import sgTracking from '../../web/locales/sg/tracking.ts'
import { settle } from '../steps/account.ts'
import { openParcel, startDay, words } from '../steps/courier.ts'
import { expectAccessible, hydrated, origin } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const language = 'sg'

test.use({ serviceWorkers: 'allow' })

test('pages seen before open without network, others say so', async ({ page, context }) => {
  await settle(page, language)
  await visit(page, '/term')
  const heading = await page.locator('h1').innerText()
  // Only now, for it fetches icons.
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/sg.webmanifest')
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText(heading)
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('header a[href="/"]')).toBeVisible()
  await page.goto('/privacy')
  await expect(page.locator('h1')).toHaveText(sgShell.offline.heading)
  await expectAccessible(page, 'no connection')
  await context.setOffline(false)
  await expect(page.locator('h1')).not.toHaveText(sgShell.offline.heading)
  await expect(page).toHaveURL(/\/privacy$/)
})

test('a page that was not loaded is told of, and comes by itself when the network is back', async ({
  page,
  context,
}) => {
  await settle(page, 'sg')
  await visit(page, '/about-us')
  await context.setOffline(true)
  await page.locator('footer a[href="/privacy"]').click()
  await expect(page.locator('h1')).toHaveText(sgShell.offline.heading)
  await context.setOffline(false)
  await expect(page.locator('h1')).not.toHaveText(sgShell.offline.heading)
  await expect(page.locator('footer')).toBeVisible()
})

test('nothing private is kept: documents and assets only, no answer of the interface, no mailbox', async ({
  page,
}) => {
  const { toFetch } = await startDay(page, 'sg')
  await visit(page, '/courier')
  await openParcel(page, toFetch)
  await page.goto('/location')
  await expect(page.locator('main li').first()).toBeVisible()
  await page.goto('/mailbox')
  await page.goto(`/shipment-detail?id=${toFetch}`)
  await hydrated(page)
  // A document is cached only after it was answered, so the page is shown before it is cached.
  await expect.poll(() => keptPaths(page)).toContain('/location')
  const kept = await keptPaths(page)
  expect(kept.filter((path) => /^\/(?:api|mailbox|shipment-detail|courier)\b|\?/.test(path))).toEqual([])
  expect(kept.filter((path) => path.includes(toFetch))).toEqual([])
})

test('the parcel looked up last is shown without network, with when it was seen', async ({
  page,
  context,
}) => {
  await settle(page, 'sg')
  const { number } = await trackedParcel(page)
  await visit(page, `/resi-detail?number=${number}`)
  await expect(page.getByRole('heading', { name: sgTracking.macros.in_transit })).toBeVisible()
  await context.setOffline(true)
  await page.unroute('**/tracking/**')
  await page.reload()
  await hydrated(page)
  const [before = ''] = sgTracking.seen_at.split('{{at}}')
  await expect(page.getByText(before)).toBeVisible()
  await expect(page.getByRole('heading', { name: sgTracking.macros.in_transit })).toBeVisible()
  await expect(page.getByText(sgTracking.live)).toHaveCount(0)
  await expectAccessible(page, 'a parcel seen before')
})

test('a courier starts without network, with the list of the last time', async ({ page, context }) => {
  const { server, toDeliver, toFetch } = await startDay(page, 'sg')
  await visit(page, '/courier')
  await expect(page.getByRole('link', { name: inGroups(toDeliver) })).toBeVisible()
  server.setAway(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: inGroups(toDeliver) })).toBeVisible()
  await expect(page.getByText(words.sg.courier.queue.offline)).toBeVisible()
  await openParcel(page, toFetch)
})

async function keptPaths(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
}

/** Opens a page and waits until it would open again without network. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  const { pathname } = new URL(address, origin())
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  // A page behind the login is kept under the address of the one empty page.
  const places = [pathname, '/transaction']
  await expect
    .poll(() =>
      page.evaluate(async (places) => {
        const documents = await (await caches.open('documents')).keys()
        const known = new Set(documents.map(({ url }) => new URL(url).pathname))
        const assets = await (await caches.open('assets')).keys()
        const kept = new Set(assets.map(({ url }) => url))
        const used = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\/assets\/[^?]+\.(js|css|woff2|svg)$/.test(name))
        return places.some((place) => known.has(place)) && used.every((name) => kept.has(name))
      }, places),
    )
    .toBe(true)
}

async function trackedParcel(page: Page) {
  const { toFetch: number } = await startDay(page, 'sg')
  const place = (city: string, country_id: string, lat: number, lon: number) => ({
    city,
    country_id,
    lat,
    lon,
  })
  const event = { code: 'departed_origin', macro: 'in_transit', city: 'Klang', country_id: 'MY' }
  const parcel = {
    tracking_number: number,
    type: 'shipment',
    mode: 'air',
    code: event.code,
    macro: event.macro,
    from: place('Klang', 'MY', 3, 101.4),
    to: place('Surabaya', 'ID', -7.25, 112.75),
    arrives: null,
    events: [{ id: '1', ...event, at: '2026-11-20T01:00:00.000Z' }],
  }
  await page.route('**/tracking/**', (route) =>
    route.request().url().endsWith('/live')
      ? route.abort()
      : route.fulfill({ json: { code: 200, code_message: 'success', data: { parcel } } }),
  )
  return { number }
}
