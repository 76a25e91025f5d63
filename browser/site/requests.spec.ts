import { expect, type Page } from '@playwright/test'
import { earlyAsks } from '../../web/early-asks.ts'
import tracking from '../../web/locales/id/tracking.ts'
import { arriveAs } from '../steps/database.ts'
import { makePaidShipment } from '../steps/parcel.ts'
import { listen } from '../steps/steps.ts'
import { mostRequests as most } from '../steps/steady.ts'
import { test } from '../steps/journey.ts'

const routes = ['/shipment', '/purchase', '/service-purchase', '/profile', '/transaction']

test(`a customer's ${routes.join(', ')} each ask for no more than ${most} things`, async ({ page }) => {
  await arriveAs(page, 'customer')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const route of routes) {
    asked.length = 0
    await page.goto(route, { waitUntil: 'networkidle' })
    await expect(page.locator('h1')).toBeVisible()
    expect(asked.length, `${route}\n${asked.join('\n')}`).toBeLessThanOrEqual(most)
  }
})

test('the wizards ask while their scripts are on their way, and nothing twice', async ({ page }) => {
  const complaints = listen(page)
  await arriveAs(page, 'customer')
  const asked = listAsked(page)
  for (const path of ['/shipment', '/purchase']) {
    asked.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('main form').first()).toBeVisible()
    expectAskedEarly(asked, earlyAsks[path] ?? [])
  }
  expect(complaints).toEqual([])
})

test('so does the page of a parcel, for everybody as for a customer', async ({ page }) => {
  const number = await makePaidShipment()
  const [ofEverybody = [], ofCustomers = []] = [/^\/api\/v1/, /^\/api\/user/].map((area) =>
    (earlyAsks['/resi-detail'] ?? [])
      .filter((address) => area.test(address))
      .map((address) => address.replace(':number', number)),
  )
  expect([ofEverybody.length, ofCustomers.length]).toEqual([1, 2])
  const asked = listAsked(page)
  const open = async () => {
    asked.length = 0
    await page.goto(`/resi-detail?number=${number}`)
    await expect(page.getByText(tracking.live)).toBeVisible()
  }
  await open()
  expectAskedEarly(asked, ofEverybody)
  expect(asked.filter((address) => address.startsWith('/api/user/'))).toEqual([])
  await arriveAs(page, 'customer')
  await open()
  expectAskedEarly(asked, ofCustomers)
  expect(asked).not.toContain(ofEverybody[0])
})

test('and the prices of the first page', async ({ page }) => {
  const asked = listAsked(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const [address = ''] = (earlyAsks['/']?.[0] ?? '').split('#')
  expect(asked.filter((one) => one === address)).toHaveLength(1)
  expect(asked.indexOf(address)).toBeLessThan(asked.findIndex((one) => /HomePage-[^/]*\.js$/.test(one)))
  // Nor does a page of information bring the rules of forms along once it stands.
  expect(asked.filter((one) => /\/(common|signed-in)-/.test(one))).toEqual([])
})

function listAsked(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') || pathname.includes('/assets/')) asked.push(pathname)
  })
  return asked
}

/** Once, and before the page that needs it. */
function expectAskedEarly(asked: readonly string[], addresses: readonly string[]) {
  const ofPage = asked.findIndex((one) => /Page-[^/]*\.js$/.test(one))
  for (const address of addresses) {
    const [own = ''] = address.split('?')
    expect(
      asked.filter((one) => one === own),
      own,
    ).toHaveLength(1)
    expect(asked.indexOf(own), own).toBeLessThan(ofPage)
  }
}
