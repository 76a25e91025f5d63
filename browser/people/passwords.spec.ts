import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import sgError from '../../web/locales/sg/error.ts'
import { accounts, password, settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { hydrated } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'sg'

/** What the meter has said after each key. */
async function meterWhile(page: Page, language: Language, typed: string) {
  const { label } = accounts[language].strength
  const meter = page.getByText(new RegExp(`^${label}`))
  const field = page.locator('[name=password]')
  await typeInto(field, '')
  const said: string[] = []
  for (const key of typed) {
    await field.press(key)
    await expect(meter).toContainText(': ')
    said.push((await meter.textContent()) ?? '')
  }
  return said
}

test('the meter never praises what the server refuses, key by key', async ({ page }) => {
  const { weak, fair, good, strong, label } = accounts[language].strength
  await settle(page, language)
  await page.goto('/register')
  await hydrated(page)
  await typeInto(page.locator('[name=name]'), 'Aminah Jaya')
  await typeInto(page.locator('[name=email]'), 'aminah.jaya@example.com')
  // A list of common passwords is fetched with the first key.
  await typeInto(page.locator('[name=password]'), 'x')
  await expect(page.getByText(`${label}: ${weak}`)).toBeVisible()

  const common = await meterWhile(page, language, '1qaz2wsx3edc')
  const isWeak = (said: string) => said.startsWith(`${label}: ${weak} – `)
  expect(common.slice(0, 8).every(isWeak)).toBe(true)
  expect(common.at(-1)).toBe(`${label}: ${weak} – ${sgError.password_common}`)
  const own = await meterWhile(page, language, 'Aminah-Jaya1')
  expect(own.every(isWeak)).toBe(true)
  expect(own.at(-1)).toBe(`${label}: ${weak} – ${sgError.password_own}`)
  await typeInto(page.locator('[name=phone]'), '0123456789')
  await typeInto(page.locator('[name=password_confirmation]'), 'Aminah-Jaya1')
  await page.locator('[name=password_confirmation]').press('Enter')
  await expect(page.getByText(sgError.password_own, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/register$/)

  const better = await meterWhile(page, language, password)
  const praise = [weak, fair, good, strong].map((word) => `${label}: ${word}`)
  expect(praise).toContain(better.at(-1))
  expect(better.at(-1)).not.toContain(weak)
  await typeInto(page.locator('[name=password_confirmation]'), password)
  await page.locator('[name=password_confirmation]').press('Enter')
  await expect(page).toHaveURL(/\/verify-otp$/)
})

test('where the list cannot be fetched, the meter says nothing rather than too much', async ({ page }) => {
  const { label } = accounts.sg.strength
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.route('**/assets/*common-passwords-*.js', (route) => route.abort())
  await page.goto('/profile/change-password')
  await typeInto(page.locator('[name=password]'), '1qaz2wsx3edc')
  await expect(page.getByText(label, { exact: true })).toBeVisible()
  await page.unroute('**/assets/*common-passwords-*.js')
})
