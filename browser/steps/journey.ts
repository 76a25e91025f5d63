import { test as base } from '@playwright/test'

/** A page that a journey opened beside its own would go on asking and drawing until the last journey is over. */
export const test = base.extend<{ closesEveryPage: void }>({
  closesEveryPage: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
