import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import { words } from './purchase.ts'
import { expectAccessible, expectNoOverflow } from './steps.ts'

/** The connection breaks for whoever asks for these pictures, until it is mended. */
export async function cutPictures(page: Page, address: RegExp) {
  await page.route(address, (route) => route.abort('connectionreset'))
  return () => page.unroute(address)
}

/** What is missing is said, and comes once the connection is back and somebody asks again. */
export async function seeAfterRetry(page: Page, language: Language, name: string, mend: () => Promise<void>) {
  const { picture_failed, try_again } = words[language].ui
  const again = page.getByRole('button', { name: `${try_again}: ${name}` })
  await expect(again).toBeVisible()
  await expect(page.getByText(picture_failed).first()).toBeVisible()
  await expectAccessible(page, 'a picture that cannot be shown')
  await expectNoOverflow(page)
  const cut = page.waitForEvent('requestfailed')
  await again.press('Enter')
  // A request that is still on its way would find the line mended.
  await cut
  await expect(again).toBeVisible()
  await mend()
  await again.press('Enter')
  await expect(page.getByRole('img', { name })).toBeVisible()
  await expect(again).toHaveCount(0)
}
