import { test as base, type Page } from '@playwright/test'

export const test = base.extend<{ closesEveryPage: void }>({
  /** A journey that failed says whether its page was drawn and online at all. */
  page: async ({ page }, use, info) => {
    await use(page)
    if (info.status !== info.expectedStatus)
      await info.attach('how the page stood', { body: await standOf(page), contentType: 'text/plain' })
    // What a page still asks for when its journey is over is answered by nobody.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  /** A page that a journey opened beside its own would go on asking and drawing until the last journey is over. */
  closesEveryPage: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

async function standOf(page: Page) {
  const stand = page.evaluate(async () => {
    const patience = new Promise((resolve) => setTimeout(resolve, 2000, 'no frame in 2 s'))
    const frame = new Promise((resolve) => requestAnimationFrame(() => resolve('drawn')))
    const { visibilityState } = document
    const { focused, online } = { focused: document.hasFocus(), online: navigator.onLine }
    return JSON.stringify({ visibilityState, focused, online, frame: await Promise.race([frame, patience]) })
  })
  const silent = new Promise<string>((resolve) => setTimeout(resolve, 10_000, 'the page does not answer'))
  return Promise.race([stand.catch(String), silent])
}
