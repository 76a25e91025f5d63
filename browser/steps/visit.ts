import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import idReceiver from '../../web/locales/id/receiver.ts'
import myReceiver from '../../web/locales/my/receiver.ts'
import sgReceiver from '../../web/locales/sg/receiver.ts'

export const receiver = { id: idReceiver, my: myReceiver, sg: sgReceiver } as const satisfies Record<
  Language,
  object
>

/** On the page that a link leads to, without an account: the first day that is open, in the afternoon; at a counter in the morning. */
export async function chooseVisit(page: Page, language: Language, service?: 'self_pickup') {
  const words = receiver[language].visit
  await page.getByRole('button', { name: words.choose }).click()
  if (service) await page.getByText(words.services[service]).click()
  const days = page.getByRole('group', { name: words.day })
  await days
    .locator('label', { has: page.getByRole('radio') })
    .first()
    .click()
  // No counter is open on a Saturday afternoon.
  await page.getByText(service ? '09:00–12:00' : '15:00–18:00').click()
}

/** The nearest. */
export function chooseCounter(page: Page) {
  return page.locator('[name=counter_id]').first().check({ force: true })
}

export async function moveVisit(page: Page, language: Language) {
  const words = receiver[language].visit
  await page.getByRole('button', { name: words.move }).click()
  await expect(page.getByText(words.moved)).toBeVisible()
}
