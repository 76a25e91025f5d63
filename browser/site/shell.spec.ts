import { expect, type Page } from '@playwright/test'
import notFound from '../../web/locales/sg/not_found.ts'
import office from '../../web/locales/sg/office.ts'
import sgShell from '../../web/locales/sg/shell.ts'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { expectAccessible, hydrated, listen, origin, speak } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test('the language menu changes every text at once and the choice survives a reload without a flash', async ({
  page,
}) => {
  const complaints = listen(page)
  // What the page adds later, such as the delivery figures, must be there each time.
  await page.goto('/', { waitUntil: 'networkidle' })
  await hydrated(page)
  const indonesian = await textsOfPage(page)
  await languageMenu(page).selectOption('my')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms-MY')
  const malay = await textsOfPage(page)
  for (const [index, text] of malay.entries()) expect(text).not.toBe(indonesian[index])
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('my')
  const reply = await page.reload()
  expect(await reply?.text()).toContain('lang="ms-MY"')
  await hydrated(page)
  await expect.poll(() => textsOfPage(page)).toEqual(malay)
  await expect(languageMenu(page)).toHaveValue('my')
  expect(complaints).toEqual([])
})

test('a language stored on the device wins over the document and is kept in the cookie', async ({
  page,
  context,
}) => {
  await speak(page, 'sg')
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-SG')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value)
    .toBe('sg')
})

test('a link with ?lang= chooses the language, and a later choice in the menu is not undone by it', async ({
  page,
}) => {
  await page.goto('/about-us?lang=sg')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-SG')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('sg')
  await languageMenu(page).selectOption('my')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms-MY')
  await page.reload()
  await hydrated(page)
  await expect(languageMenu(page)).toHaveValue('my')
})

test('the profile sends visitors to the login and replaces the history entry', async ({ page }) => {
  await page.goto('/faq')
  await page.goto('/profile')
  await expect(page).toHaveURL(`${origin()}/login`)
  await page.goBack()
  await expect(page).toHaveURL(`${origin()}/faq`)
})

for (const route of ['/shipment', '/purchase', '/transaction', '/voucher', '/office', '/courier']) {
  test(`${route} sends visitors to the login and remembers the way back`, async ({ page }) => {
    await page.goto(route)
    await expect(page).toHaveURL(`${origin()}/login?next=${encodeURIComponent(route)}`)
  })
}

test('a customer keeps their places around them where everybody may look', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  const places = page.getByRole('navigation', { name: sgShell.nav.sections })
  for (const path of ['/transaction', '/resi-detail', '/quote']) {
    await page.goto(path)
    await expect(places.getByRole('link', { name: sgShell.bar.parcels })).toBeVisible()
  }
  await page.goto('/faq')
  await expect(places.getByRole('link', { name: sgShell.nav.services })).toBeVisible()
})

test('every navigation starts at the top and takes the focus along', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.locator('footer a[href="/term"]').click()
  await expect(page).toHaveURL(/\/term$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const inMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
  await expect.poll(inMain).toBe(true)
})

test('the button to the top appears after 100 px and leads there', async ({ page }) => {
  await page.goto('/term')
  await hydrated(page)
  const button = page.locator('body > #root > button')
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 101))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await page.goto('/about-us')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.locator('a[href="#main"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('the menu on a phone opens with the keyboard and closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await hydrated(page)
  const menu = page.locator('header details')
  await menu.locator('summary').first().press('Enter')
  await menu.locator('a[href="/faq"]').click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(menu).not.toHaveAttribute('open')
})

for (const route of ['/no-such-page', '/services/no-such-page', '/profile/no-such-page'])
  test(`${route} answers 404 with the not-found page`, async ({ page }) => {
    const complaints = listen(page)
    const reply = await page.goto(route)
    expect(reply?.status()).toBe(404)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('main a[href="/"]')).toBeVisible()
    // Chromium itself reports the 404 of the document.
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([])
  })

test('whoever mistypes an address of the office stays at work; nobody else learns of the office', async ({
  page,
}) => {
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  await page.goto('/office/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
  await expect(page.getByRole('navigation', { name: office.nav.label })).toBeVisible()
  await expectAccessible(page, 'an unknown page of the office')
  await page.getByRole('link', { name: notFound.office.start }).click()
  await expect(page).toHaveURL(/\/office$/)
  await arriveAs(page, 'customer')
  await page.goto('/office/no-such-page')
  await expect(page.getByRole('link', { name: notFound.home })).toBeVisible()
  await expect(page.getByRole('navigation', { name: office.nav.label })).toHaveCount(0)
})

test('app pages carry a title before any script runs', async ({ request }) => {
  expect(await (await request.get('/transaction')).text()).toMatch(/<title>[^<]+<\/title>/)
})

test('during maintenance every address shows the maintenance page, and a link asks the server again', async ({
  page,
}) => {
  const complaints = listen(page)
  const body = await (await page.request.get('/maintenance')).text()
  await page.route('**/services', (route) => route.fulfill({ status: 503, contentType: 'text/html', body }))
  await page.goto('/maintenance')
  const heading = await page.locator('h1').innerText()
  await page.goto('/services')
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText(heading)
  expect(complaints.filter((text) => !text.includes('status of 503'))).toEqual([])
  await page.locator('footer a[href="/faq"]').click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.locator('h1')).not.toHaveText(heading)
})

test('a page whose script is gone reloads once and then says what happened', async ({ page }) => {
  let documents = 0
  await speak(page, 'sg')
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  await page.route('**/assets/LoginPage-*.js', (route) => route.abort())
  await page.goto('/login')
  await expect.poll(() => documents).toBe(2)
  await expect(page.getByRole('button')).toHaveCount(2)
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!')
  expect(documents).toBe(2)
})

function languageMenu(page: Page) {
  return page.locator('header').getByRole('combobox').filter({ visible: true })
}

/** Until its stylesheet is there a page shows the menu of the phone and that of the desk. */
async function drawnLanguageMenu(page: Page) {
  await expect(languageMenu(page)).toHaveCount(1)
  return languageMenu(page)
}

/** Navigation, content and foot; a single heading may well be the same in two languages. */
function textsOfPage(page: Page) {
  return Promise.all(['header nav', 'main', 'footer'].map((part) => page.locator(part).first().innerText()))
}

test('a form pressed before its scripts are there neither leaves the page nor is forgotten', async ({
  page,
}) => {
  await speak(page, 'sg')
  await page.context().addCookies([{ name: 'language', value: 'sg', url: origin() }])
  // The page's own script comes late, as on a slow line; what starts it is there.
  const scripts = await holdScripts(page, /\/assets\/main-.*\.js$/)
  await page.goto('/login', { waitUntil: 'commit' })
  await typeInto(page.locator('[name=email]'), 'nobody')
  await page.locator('form:has([name=email]) button[type=submit]').click()
  scripts.resolve()
  await expect(page.getByText('Invalid email format')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('a language chosen before the scripts run is taken, also against the one in the link', async ({
  page,
}) => {
  const scripts = await holdScripts(page, /\/assets\/main-.*\.js$/)
  await page.goto('/faq?lang=sg', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-SG')
  await (await drawnLanguageMenu(page)).selectOption('my')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('my')
  scripts.resolve()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms-MY')
  await expect(languageMenu(page)).toHaveValue('my')
})

test('a language chosen before even the first script is there is taken', async ({ page }) => {
  const scripts = await holdScripts(page, '**/*.js')
  await page.goto('/faq', { waitUntil: 'commit' })
  await (await drawnLanguageMenu(page)).selectOption('sg')
  scripts.resolve()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-SG')
})

/** Scripts at these addresses arrive only once they are let through. */
async function holdScripts(page: Page, addresses: string | RegExp) {
  const scripts = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await scripts.promise
    await route.continue()
  })
  return scripts
}
