import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Language } from '#contract/platform/language.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const rules = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export function origin() {
  const { baseURL } = test.info().project.use
  return baseURL ?? ''
}

export function listen(page: Page) {
  const complaints: string[] = []
  // All journeys share one address, and so its limit of reports about failures; none is tried again.
  const isReport = (url: string) => url.endsWith('/network-failure')
  page.on('console', (message) => {
    if (message.type() === 'error' && !isReport(message.location().url)) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

export function speak(page: Page, language: Language) {
  return page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
}

export function hydrated(page: Page) {
  return page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((name) => name.startsWith('__reactContainer')),
  )
}

/** To another page without loading everything anew, as by a link. A page that has arrived takes the focus along. */
export async function moveTo(page: Page, address: string) {
  await page.evaluate(
    (to) =>
      new Promise<void>((arrived) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        document.addEventListener('focusin', function seen({ target }) {
          if (!(target instanceof Element) || target.id !== 'main') return
          document.removeEventListener('focusin', seen)
          arrived()
        })
        window.history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }),
    address,
  )
}

/** Nothing is looked at while something is still on its way. */
export async function expectDrawn(page: Page, where: string) {
  await hydrated(page)
  // Asked at each frame: a look that comes again after a second would cost a walk of a hundred pages minutes.
  const drawn = page.waitForFunction(() => {
    const heading = document.querySelector('main h1')
    return heading?.checkVisibility() && !document.querySelector('main .animate-pulse')
  })
  await expect(drawn, where).resolves.toBeTruthy()
}

export async function expectAccessible(page: Page, where: string) {
  // Before its heading is there, a page is not there.
  await expect(page.locator('h1').first()).toBeVisible()
  expect(page.frames(), 'a page without frames is looked at as one').toHaveLength(1)
  let found = await violationsOn(page)
  if (!found) {
    // Once for each document: they are 650 kB, which each look would have to read anew.
    await page.evaluate(rules)
    found = await violationsOn(page)
  }
  expect(found, where).toEqual([])
}

/** Undefined where the rules are not there yet. */
function violationsOn(page: Page) {
  return page.evaluate(async () => {
    if (!window.axe) return undefined
    // A colour on its way to another one is nobody's choice.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const { violations } = await window.axe.run({ resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  })
}

// What reaches beyond a window that scrolls sideways, said so that one finds it.
export async function expectNoOverflow(page: Page) {
  const beyond = () =>
    page.evaluate(() => {
      if (document.documentElement.scrollWidth <= window.innerWidth) return []
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > window.innerWidth,
      )
      return [location.pathname, ...wide.slice(-6).map(({ outerHTML }) => outerHTML.slice(0, 160))]
    })
  await expect.poll(beyond).toEqual([])
}
