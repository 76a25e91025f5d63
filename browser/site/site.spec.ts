import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import { readRoutes, routesKnown } from '../steps/public-pages.ts'
import { hydrated, origin, speak } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test('every link on the pages to read leads to a page, and every address within a page to a part of it', async ({
  page,
}) => {
  const links = new Map<string, string>()
  const parts = new Map<string, string[]>()
  for (const route of readRoutes) {
    await page.goto(route)
    for (const href of await attributes(page, 'main a[href]', 'href')) links.set(href, route)
    parts.set(route, await attributes(page, 'main [id]', 'id'))
  }
  const broken = [...links].filter(([href, from]) => {
    if (/^(https|mailto):/.test(href)) return false
    const { pathname, hash } = new URL(href, origin() + from)
    if (![...routesKnown.public, ...routesKnown.app].includes(pathname)) return true
    return hash !== '' && !parts.get(pathname)?.includes(hash.slice(1))
  })
  expect(broken).toEqual([])
})

test('the search of the questions filters while typing and says how many are left', async ({ page }) => {
  await open(page, '/faq', 'sg')
  const questions = page.locator('main details')
  const all = await questions.count()
  expect(all).toBeGreaterThan(20)
  const box = page.getByRole('searchbox')
  await box.pressSequentially('POWER bank')
  await expect(questions).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'Questions found: 1' })).toBeVisible()
  await expect(page.locator('main h2')).toHaveCount(2)
  await typeInto(box, 'xyzzy')
  await expect(questions).toHaveCount(0)
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await box.clear()
  // The office may have added one meanwhile.
  await expect.poll(() => questions.count()).toBeGreaterThanOrEqual(all)
})

test('an address with a question opens it, at once and from within the page', async ({ page }) => {
  await speak(page, 'my')
  await page.goto('/faq#voucher')
  await hydrated(page)
  await expect(page.locator('#voucher')).toHaveAttribute('open')
  await expect(page.locator('#voucher')).toBeInViewport()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await typeInto(page.getByRole('searchbox'), 'akaun')
  await expect(page.locator('#track')).toHaveCount(0)
  await page.evaluate(() => (window.location.hash = '#track'))
  await expect(page.locator('#track')).toHaveAttribute('open')
  await expect(page.locator('#track')).toBeInViewport()
})

test('a link to a part of another page arrives there, not at its top', async ({ page }) => {
  await open(page, '/service-air', 'id')
  await page.locator('#goods a[href="/term#prohibited"]').click()
  await expect(page).toHaveURL(/\/term#prohibited$/)
  await expect(page.locator('#prohibited h2')).toBeInViewport()
  await page.goBack()
  await expect(page.locator('h1')).toBeVisible()
  await expect(page).toHaveURL(/\/service-air$/)
})

async function open(page: Page, route: string, language: Language) {
  await page.goto(`${route}?lang=${language}`)
  await hydrated(page)
}

function attributes(page: Page, selector: string, name: string) {
  return page
    .locator(selector)
    .evaluateAll((found, name) => found.map((element) => element.getAttribute(name) ?? ''), name)
}
