import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import { homeOf } from '#contract/platform/roles.ts'
import idAccounts from '../../web/locales/id/accounts.ts'
import idAddresses from '../../web/locales/id/addresses.ts'
import idProof from '../../web/locales/id/fresh_proof.ts'
import idProfile from '../../web/locales/id/profile.ts'
import myAccounts from '../../web/locales/my/accounts.ts'
import myAddresses from '../../web/locales/my/addresses.ts'
import myProof from '../../web/locales/my/fresh_proof.ts'
import myProfile from '../../web/locales/my/profile.ts'
import sgAccounts from '../../web/locales/sg/accounts.ts'
import sgAddresses from '../../web/locales/sg/addresses.ts'
import sgProof from '../../web/locales/sg/fresh_proof.ts'
import sgProfile from '../../web/locales/sg/profile.ts'
import { origin, speak } from './steps.ts'
import { typeInto } from './typing.ts'

export const accounts = { id: idAccounts, my: myAccounts, sg: sgAccounts }
export const addresses = { id: idAddresses, my: myAddresses, sg: sgAddresses }
export const proof = { id: idProof, my: myProof, sg: sgProof }
export const profile = { id: idProfile, my: myProfile, sg: sgProfile }

export const password = 'perahu-layar-kopi-8'

export async function settle(page: Page, language: Language) {
  await speak(page, language)
  await page.context().addCookies([{ name: 'language', value: language, url: origin() }])
}

/** The newest code in the installation's mailbox for this address, once there is a new one. */
export async function codeFor(page: Page, email: string, before = '') {
  let code = ''
  const isNew = async () => {
    code = await newestCode(page, email)
    return code !== '' && code !== before
  }
  await expect.poll(isNew).toBe(true)
  return code
}

async function newestCode(page: Page, email: string) {
  const html = await (await page.request.get('/mailbox')).text()
  const mails = html.split('<article>').filter((article) => article.includes(email))
  // A letter about the new device may come after the one with the code.
  return mails.map((mail) => /\b\d{6}\b/.exec(mail)?.[0] ?? '').find((code) => code !== '') ?? ''
}

export async function register(page: Page, email: string) {
  await page.goto('/register')
  await typeInto(page.locator('[name=name]'), 'Nur Contoh')
  await typeInto(page.locator('[name=email]'), email)
  await typeInto(page.locator('[name=phone]'), '0123456789')
  await typeInto(page.locator('[name=password]'), password)
  await typeInto(page.locator('[name=password_confirmation]'), password)
  await page.locator('[name=password_confirmation]').press('Enter')
  await expect(page).toHaveURL(/\/verify-otp$/)
}

export async function signUp(page: Page, email: string) {
  await register(page, email)
  // The sixth digit sends it.
  await typeInto(page.locator('[name=code]'), await codeFor(page, email))
}

/** Where a customer comes who was on the way to nothing else. */
export function expectSignedIn(page: Page) {
  return expect(page).toHaveURL(({ pathname }) => pathname === homeOf('customer'))
}

export async function logIn(page: Page, email: string, secret: string) {
  await typeInto(page.locator('[name=email]'), email)
  await typeInto(page.locator('[name=password]'), secret)
  await page.locator('[name=password]').press('Enter')
}
