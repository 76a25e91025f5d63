import { expect, type Locator, type Page } from '@playwright/test'
import { typeInto } from './typing.ts'

/** What a way through the pages costs: screens seen, fields typed into, choices made. */
export function effortOf(page: Page) {
  const effort = { screens: 0, typed: 0, chosen: 0 }
  return {
    effort,
    /** The next screen is there when this heading is. */
    async see(heading: string | RegExp) {
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      effort.screens += 1
    },
    async type(name: string, text: string) {
      await typeInto(page.locator(`[name="${name}"]`), text)
      effort.typed += 1
    },
    async choose(choice: Locator) {
      await choice.click()
      effort.chosen += 1
    },
  }
}
