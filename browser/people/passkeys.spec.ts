import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import {
  accounts,
  codeFor,
  expectSignedIn,
  logIn,
  password,
  profile,
  proof,
  settle,
} from '../steps/account.ts'
import { arriveWithPassword } from '../steps/owner.ts'
import { expectPath, giveDevice, logInByPasskey } from '../steps/passkey.ts'
import { expectAccessible, expectNoOverflow, hydrated, origin } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'id'

test.use({ viewport: { width: 360, height: 740 } })

async function addPasskey(page: Page, language: Language) {
  const words = profile[language].passkeys
  await page.goto('/profile')
  await page.getByRole('button', { name: words.add }).click()
  const dialog = page.getByRole('dialog', { name: proof[language].heading })
  await expect(dialog).toBeVisible()
  await typeInto(dialog.locator('[name=current_password]'), password)
  await dialog.locator('[name=current_password]').press('Enter')
  await expect(page.getByText(words.added)).toBeVisible()
  await expect(dialog).toBeHidden()
}

async function leave(page: Page, language: Language) {
  await page.goto('/profile')
  await page.getByRole('button', { name: profile[language].logout }).click()
  await expect(page).toHaveURL(origin() + '/')
}

test('a passkey is added, logs in, is named and removed', async ({ page }) => {
  const words = profile[language].passkeys
  const login = accounts[language].login
  await settle(page, language)
  const device = await giveDevice(page)
  await arriveWithPassword(page)
  await addPasskey(page, language)
  expect(await device.count()).toBe(1)
  await expectAccessible(page, `passkeys in ${language}`)
  await expectNoOverflow(page)

  await leave(page, language)
  await page.goto('/login?next=/voucher')
  await expectAccessible(page, `login in ${language}`)
  await expectNoOverflow(page)
  const button = page.getByRole('button', { name: login.by_passkey })
  await logInByPasskey(page, button, '/voucher')

  await page.goto('/profile')
  const row = page.locator('li', { hasText: words.rename })
  await row.getByRole('button', { name: words.rename }).click()
  await typeInto(page.locator('dialog [name=name]'), 'Ponsel lama')
  await page.locator('dialog [name=name]').press('Enter')
  await expect(page.getByText('Ponsel lama', { exact: true })).toBeVisible()

  // The session is a new one, so it is asked again who this is; the passkey answers.
  await page.getByRole('button', { name: words.remove_one.replace('{{name}}', 'Ponsel lama') }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('button', { name: proof[language].by_passkey }).click()
  await expect(page.getByText(words.removed)).toBeVisible()
  await expect(page.getByText(words.none)).toBeVisible()
})

test('the passkey button pressed before the scripts are there answers once they are', async ({ page }) => {
  await settle(page, 'sg')
  const device = await giveDevice(page)
  await device.verify(false)
  const scripts = Promise.withResolvers<void>()
  // The page comes to life with this one; the small script before it keeps what is pressed.
  await page.route(/\/assets\/main-/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.waitForFunction(() => '__zod_globalConfig' in globalThis)
  await page.getByRole('button', { name: accounts.sg.login.by_passkey }).click()
  await expectPath(page, '/login')
  scripts.resolve()
  await expect(page.getByText(accounts.sg.login.not_signed)).toBeVisible()
})

test('without its owner a device opens nothing, and the password is the other way', async ({ page }) => {
  await settle(page, 'sg')
  const device = await giveDevice(page)
  const { email } = await arriveWithPassword(page)
  await addPasskey(page, 'sg')
  await leave(page, 'sg')
  await device.verify(false)
  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('button', { name: accounts.sg.login.by_passkey }).click()
  await expect(page.getByText(accounts.sg.login.not_signed)).toBeVisible()
  await logIn(page, email, password)
  await expectSignedIn(page)
})

test('a proof by code keeps what was typed and saves it', async ({ page }) => {
  await settle(page, 'sg')
  const { email } = await arriveWithPassword(page)
  await page.goto('/profile/api-keys')
  await typeInto(page.locator('[name=name]'), 'Kedai')
  await page.locator('main form button[type=submit]').click()
  const dialog = page.getByRole('dialog', { name: proof.sg.heading })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('[name=name]')).toHaveValue('Kedai')
  await page.locator('main form button[type=submit]').click()
  await dialog.getByRole('button', { name: proof.sg.by_code }).click()
  await expect(dialog.locator('[name=code]')).toBeVisible()
  await expectAccessible(page, 'the proof by code')
  await typeInto(dialog.locator('[name=code]'), await codeFor(page, email))
  await expect(page.locator('dialog code')).toHaveText(/^sbk_live_/)
})
