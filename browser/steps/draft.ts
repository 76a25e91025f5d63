import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import id from '../../web/locales/id/draft.ts'
import my from '../../web/locales/my/draft.ts'
import sg from '../../web/locales/sg/draft.ts'

export const draftWords = { id, my, sg }

export function expectSaved(page: Page, language: Language) {
  return expect(page.getByText(draftWords[language].saving_states.saved, { exact: true })).toBeVisible()
}

/** A line so slow that nothing typed is saved before it is let go. */
export async function holdSaves(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/draft', async (route) => {
    if (route.request().method() === 'PUT') await promise
    await route.continue()
  })
  return resolve
}
