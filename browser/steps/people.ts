import type { Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import idSetup from '../../web/locales/id/staff_setup.ts'
import idAudit from '../../web/locales/id/audit.ts'
import idError from '../../web/locales/id/error.ts'
import idMissing from '../../web/locales/id/not_found.ts'
import idPeople from '../../web/locales/id/people.ts'
import mySetup from '../../web/locales/my/staff_setup.ts'
import myAudit from '../../web/locales/my/audit.ts'
import myError from '../../web/locales/my/error.ts'
import myMissing from '../../web/locales/my/not_found.ts'
import myPeople from '../../web/locales/my/people.ts'
import sgSetup from '../../web/locales/sg/staff_setup.ts'
import sgAudit from '../../web/locales/sg/audit.ts'
import sgError from '../../web/locales/sg/error.ts'
import sgMissing from '../../web/locales/sg/not_found.ts'
import sgPeople from '../../web/locales/sg/people.ts'

export const words = {
  id: { people: idPeople, audit: idAudit, setup: idSetup, error: idError, missing: idMissing },
  my: { people: myPeople, audit: myAudit, setup: mySetup, error: myError, missing: myMissing },
  sg: { people: sgPeople, audit: sgAudit, setup: sgSetup, error: sgError, missing: sgMissing },
} as const satisfies Record<Language, object>

/** Goes on with the Tab key until the focus is there: no mouse helps. */
export async function tabTo(page: Page, selector: string) {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  for (let steps = 0; steps < 120; steps += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never reaches ${selector}`)
}

/** The same, to what is named so. */
export async function tabToName(page: Page, name: string) {
  const named = page.getByText(name, { exact: true }).or(page.getByLabel(name, { exact: true }))
  await named.first().waitFor({ state: 'attached' })
  const seen: string[] = []
  for (let steps = 0; steps < 120; steps += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement?.cloneNode(true)
      if (!(element instanceof Element)) return ''
      // A number that is only seen is no part of the name.
      for (const unheard of element.querySelectorAll('[aria-hidden=true]')) unheard.remove()
      return element.getAttribute('aria-label') ?? element.textContent.trim()
    })
    if (focused === name) return
    seen.push(focused)
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never reaches ${name}: ${seen.slice(0, 30).join(' | ')}`)
}

export async function type(page: Page, name: string, text: string) {
  await tabTo(page, `[name=${name}]`)
  await page.keyboard.type(text)
}

export async function press(page: Page, name: string) {
  await tabToName(page, name)
  await page.keyboard.press('Enter')
}

/** Into the field of a day. New prices from tomorrow would count for journeys that go on after midnight. */
export async function oneYearLater(page: Page) {
  await tabTo(page, 'input[type=date]')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
}
