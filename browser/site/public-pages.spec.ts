import { expect, type Page } from '@playwright/test'
import { languages, locales, type Language } from '#contract/platform/language.ts'
import { settle } from '../steps/account.ts'
import { readRoutes, routesKnown } from '../steps/public-pages.ts'
import { expectAccessible, expectDrawn, expectNoOverflow, hydrated, listen, origin } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

/** Forms, a page of one sentence, and a list that is empty here because nothing is planned to depart. */
const short: Record<string, number> = {
  '/login': 10,
  '/register': 10,
  '/verify-otp': 10,
  '/forgot-password': 10,
  '/reset-password': 10,
  '/unsubscribe': 15,
  '/maintenance': 15,
  '/departures': 20,
}

// A page is loaded once a language, and everything is looked at there: loading is what costs.
for (const route of routesKnown.public) {
  const isRead = readRoutes.includes(route)
  const extra = isRead ? ', in order, whole on a phone with all opened' : ''
  test(`${route} is complete, accessible and quiet in every language, on a phone, a desk and at 400 %${extra}`, async ({
    page,
  }) => {
    const complaints = listen(page)
    const beginnings = new Set<string>()
    for (const language of languages) {
      await settle(page, language)
      await openOnPhone(page, route)
      await expectHead(page, route, language)
      await expectAccessible(page, `${route} in ${language} at 360 px, light`)
      if (isRead) {
        beginnings.add(await beginningOf(page))
        expect(await skippedLevels(page), `${route} in ${language}`).toEqual([])
      }
      await expectGoodOnDesk(page, `${route} in ${language}`, short[route] ?? 30)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoOverflow(page)
      await expectUsableAtFour(page, `${route} in ${language}`)
      if (isRead) await expectGoodOpened(page, `${route} in ${language}`)
    }
    expect(beginnings.size).toBe(isRead ? languages.length : 0)
    expect(complaints).toEqual([])
  })
}

async function openOnPhone(page: Page, route: string) {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'light' })
  const reply = await page.goto(route)
  expect(reply?.status(), route).toBe(200)
  // What stands further down the home page is fetched once somebody comes near.
  await (route === '/' ? hydrated(page) : expectDrawn(page, route))
}

async function expectHead(page: Page, route: string, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', locales[language])
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('head title')).toHaveCount(1)
  // A key in place of a text has dots and no spaces.
  await expect(page).toHaveTitle(/\S+ · \S+|Seberang/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S+ \S+ \S+/)
  const address = origin() + route + (language === 'id' ? '' : `?lang=${language}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
  await expect(page.locator('link[rel=alternate]')).toHaveCount(4)
}

/** A heading alone may be the same word in Indonesian and Malay. */
async function beginningOf(page: Page) {
  const texts = await page.locator('h1, h1 + p').allInnerTexts()
  return texts.join()
}

async function expectGoodOnDesk(page: Page, where: string, fewestWords: number) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${where} at 1440 px, dark`)
  const words = async () => (await page.locator('main').innerText()).split(/\s+/).length
  await expect.poll(words, { message: where }).toBeGreaterThan(fewestWords)
}

/** A small screen of 1280 × 1024 enlarged four times. */
async function expectUsableAtFour(page: Page, where: string) {
  await page.setViewportSize({ width: 320, height: 256 })
  await expectNoOverflow(page)
  expect(await coveredShare(page), where).toBeLessThan(0.5)
  const menu = page.locator('header summary')
  await menu.click()
  // The menu is longer than the screen; its last entry must still be reached.
  const last = page.locator('header details a').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await menu.click()
}

async function expectGoodOpened(page: Page, where: string) {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  })
  await expectNoOverflow(page)
  await expectAccessible(page, `${where}, all opened`)
  expect(await page.locator('main .bg-accent:is(a, button)').count()).toBeLessThanOrEqual(1)
}

/** How much of the screen stays covered by what does not scroll away. */
function coveredShare(page: Page) {
  return page.evaluate(() => {
    const fixed = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element)
      return (position === 'fixed' || position === 'sticky') && visibility === 'visible'
    })
    const heights = fixed.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0))
    })
    return Math.max(0, ...heights) / window.innerHeight
  })
}

/** Headings that stand more than one level below the one before. */
function skippedLevels(page: Page) {
  return page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((found) =>
      found
        .filter(({ tagName }, index) => Number(tagName[1]) > Number(found[index - 1]?.tagName[1] ?? 0) + 1)
        .map(({ textContent }) => textContent),
    )
}
