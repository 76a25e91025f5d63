import { expect, type Page } from '@playwright/test'
import { routesKnown } from '../steps/public-pages.ts'
import { hydrated, speak } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const language = 'sg'

test('every link of header and footer leads to a page, or to the login and back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/?lang=${language}`)
  await hydrated(page)
  const found = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const links = [...new Set(found)]
  expect(links.length).toBeGreaterThan(15)
  const forSession = links.filter((link) => routesKnown.app.includes(link))
  // What these show is read in public-pages.spec.ts.
  const others = links.filter((link) => !forSession.includes(link))
  const pageOf = (link: string) => link.replace(/#.*/, '')
  expect(others.filter((link) => !routesKnown.public.includes(pageOf(link)))).toEqual([])
  const outside = await page
    .locator('footer a:not([href^="/"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(
    outside.every((href) =>
      /^(?:https:\/\/wa\.me\/\d+|https:\/\/www\.google\.com\/maps\/search\/\S+|mailto:\S+@\S+)$/.test(href),
    ),
  ).toBe(true)
  for (const link of others.filter((link) => link.includes('#'))) {
    await page.goto(link)
    await expect(page.locator(`main [id="${link.replace(/.*#/, '')}"]`)).toBeVisible()
  }
  for (const link of forSession) {
    await page.goto(link)
    await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(link)}$`))
  }
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
