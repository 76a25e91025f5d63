import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'

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
  // The builder would open a blank page for each look, only to join what frames of other origins hold.
  expect(page.frames(), 'a page without frames is looked at as one').toHaveLength(1)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found, where).toEqual([])
}

export async function expectNoOverflow(page: Page) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(beyond).toBeLessThanOrEqual(0)
}
