import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { languages } from '#contract/platform/language.ts'
import { expectNoOverflow, hydrated, speak } from '../steps/steps.ts'

const table = readFileSync(path.resolve(import.meta.dirname, '../../dist/gallery/pages/routes.json'), 'utf8')
const known: { public: string[]; app: string[] } = JSON.parse(table)

/** Two forms, and a list that is empty here because nothing is planned to depart. */
const short: Record<string, number> = { '/login': 10, '/register': 10, '/departures': 20 }

test('every public page is usable at 400 % on a small screen, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const language of languages)
    for (const route of known.public) {
      await page.goto(`${route}?lang=${language}`)
      await hydrated(page)
      await expectNoOverflow(page)
      expect(await coveredShare(page), `${route} in ${language}`).toBeLessThan(0.5)
      const menu = page.locator('header summary')
      await menu.click()
      // The menu is longer than the screen; its last entry must still be reached.
      const last = page.locator('header details select')
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
    }
})

for (const language of languages)
  test(`every link of header and footer leads to a page with something to read, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/?lang=${language}`)
    await hydrated(page)
    const found = await page
      .locator('header a[href^="/"], footer a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const links = [...new Set(found)]
    expect(links.length).toBeGreaterThan(15)
    for (const link of links) {
      if (known.app.includes(link)) {
        await page.goto(link)
        await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(link)}$`))
        continue
      }
      const reply = await page.goto(link)
      expect(reply?.status(), link).toBe(200)
      await expect(page.locator('h1'), link).toHaveCount(1)
      const words = async () => (await page.locator('main').innerText()).split(/\s+/).length
      await expect.poll(words, { message: link }).toBeGreaterThan(short[link] ?? 30)
    }
    const outside = await page
      .locator('footer a:not([href^="/"])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(
      outside.every((href) =>
        /^(?:https:\/\/wa\.me\/\d+|https:\/\/www\.google\.com\/maps\/search\/\S+|mailto:\S+@\S+)$/.test(href),
      ),
    ).toBe(true)
  })

test('header and footer are walked by keyboard in the order they stand in, and the focus is always seen', async ({
  page,
}) => {
  await speak(page, 'sg')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/maintenance')
  await hydrated(page)
  const wanted = await stops(page, ':is(header, footer) :is(a, select)')
  expect(wanted.length).toBeGreaterThan(20)
  expect(await walk(page, ':is(header, footer)', wanted.length)).toEqual(wanted)
})

test('the menu of a phone is opened, walked and closed by keyboard', async ({ page }) => {
  await speak(page, 'sg')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/maintenance')
  await hydrated(page)
  const menu = page.locator('header details')
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('open')
  const wanted = await stops(page, 'header details :is(a, select)')
  expect(wanted.length).toBeGreaterThan(6)
  expect(await walk(page, 'header details div', wanted.length)).toEqual(wanted)
  await menu.locator('summary').focus()
  await page.keyboard.press('Space')
  await expect(menu).not.toHaveAttribute('open')
})

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

/** What can be focused there and is seen, in the order of the document. */
function stops(page: Page, selector: string) {
  return page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((found) => found.map((element) => element.getAttribute('href') ?? element.tagName))
}

/** Presses Tab until everything there had the focus, and looks whether one sees it. */
async function walk(page: Page, within: string, most: number) {
  const walked: string[] = []
  for (let press = 0; press < most + 15 && walked.length < most; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate((within) => {
      const element = document.activeElement
      if (!element?.closest(within)) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return {
        name: element.getAttribute('href') ?? element.tagName,
        isSeen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      }
    }, within)
    if (!stop) continue
    expect(stop.isSeen, `${stop.name} shows its focus`).toBe(true)
    walked.push(stop.name)
  }
  return walked
}
