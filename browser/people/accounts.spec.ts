import { expect, type Page } from '@playwright/test'
import { addressFields } from '#contract/people/addresses.ts'
import type { Language } from '#contract/platform/language.ts'
import {
  accounts,
  addresses,
  codeFor,
  expectSignedIn,
  logIn,
  password,
  profile,
  register,
  settle,
  signUp,
} from '../steps/account.ts'
import sgFigures from '../../web/locales/sg/office_figures.ts'
import { sampleLogins } from '../../api/people/accounts/sample-people.ts'
import { stepAt, totp } from '../../api/people/accounts/second-factor.ts'
import { arriveAs, database, ownKeys } from '../steps/database.ts'
import { arriveWithPassword } from '../steps/owner.ts'
import { expectAccessible, expectNoOverflow, listen, origin } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'my'

test.use({ viewport: { width: 360, height: 740 } })

test('a person registers, confirms, logs in, keeps addresses and leaves', async ({ page }) => {
  const complaints = listen(page)
  const email = `journey-${language}-${Date.now()}@example.com`
  await settle(page, language)
  await signUp(page, email)
  await expectSignedIn(page)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))).toMatchObject({
    email,
    passportId: null,
  })

  await page.goto('/profile')
  await expect(page.locator('[name=name]')).toHaveValue('Nur Contoh')
  await expectAccessible(page, `profile in ${language}`)
  await expectNoOverflow(page)
  await typeInto(page.locator('[name=birthdate]'), '1990-02-28')
  await page.locator('[name=birthdate]').press('Enter')
  await expect(page.getByText(profile[language].saved)).toBeVisible()
  await page.reload()
  await expect(page.locator('[name=birthdate]')).toHaveValue('1990-02-28')

  await saveAnAddress(page, language)
  await page.getByRole('button', { name: profile[language].logout }).click()
  await expect(page).toHaveURL(origin() + '/')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login$/)
  expect(complaints).toEqual([])
})

async function saveAnAddress(page: Page, language: Language) {
  const words = addresses[language]
  await page.goto('/profile/address')
  await page.getByRole('link', { name: words.list.add }).click()
  for (const name of Object.keys(addressFields.shape))
    await expect(page.locator(`[name=${name}]`), name).toBeAttached()
  await typeInto(page.locator('[name=label]'), 'Rumah')
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('[name=region_id]')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, `address form with errors in ${language}`)
  await typeInto(page.locator('[name=name]'), 'Ibu Contoh')
  await typeInto(page.locator('[name=phone]'), '0123456789')
  await typeInto(page.locator('[name=email]'), 'ibu@example.com')
  await pick(page, 'region_id', 'selangor')
  await pick(page, 'city_id', 'klang')
  await pick(page, 'district_id', 'klang')
  await expect(page.locator('[name=postal_code]')).toHaveValue(/^\d{5}$/)
  await typeInto(page.locator('[name=address]'), 'No. 1, Jalan Contoh')
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/profile\/address$/)
  await expect(page.getByText(words.list.main, { exact: true })).toBeVisible()
  await expectAccessible(page, `address list in ${language}`)
  await expectNoOverflow(page)

  await page.locator('main li a').click()
  await expect(page.locator('[name=region_id]')).toHaveValue('Selangor')
  await expect(page.locator('[name=city_id]')).toHaveValue('Klang')
  await page.goBack()
  await page.locator('main li button').last().click()
  await expect(page.getByRole('dialog', { name: words.list.delete_question })).toBeVisible()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByText(words.list.deleted)).toBeVisible()
  await expect(page.locator('main li')).toHaveCount(0)
}

async function pick(page: Page, name: string, typed: string) {
  const input = page.locator(`[name=${name}]`)
  await expect(input).toBeEnabled()
  await input.click()
  await expect(page.locator('[role=option]').first()).toBeVisible()
  await input.pressSequentially(typed)
  await input.press('Enter')
  await expect(input).not.toHaveValue('')
}

test('a wrong code, a wrong password and an empty form say so beside the field', async ({ page }) => {
  await settle(page, 'sg')
  const email = `wrong-${Date.now()}@example.com`
  await page.goto('/register')
  await page.locator('form button[type=submit]').click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.locator('[name=name]')).toBeFocused()
  await typeInto(page.locator('[name=email]'), 'nobody')
  await expect(page.getByText('Invalid email format')).toBeVisible()
  await expectAccessible(page, 'register with errors')
  await register(page, email)
  const code = await codeFor(page, email)
  await typeInto(page.locator('[name=code]'), code === '000000' ? '000001' : '000000')
  await expect(page.getByRole('alert')).toHaveText('Wrong code')
  await expect(page.getByRole('button', { name: /Send again in \d+ seconds/ })).toBeDisabled()
  await page.goto('/login')
  await logIn(page, email, 'not the password')
  await expect(page.getByText('Wrong email or password')).toBeVisible()
})

test('a code is sent once by its sixth digit, and the next one is typed or pasted over it', async ({
  page,
}) => {
  await settle(page, 'sg')
  const email = `once-${Date.now()}@example.com`
  await register(page, email)
  const code = await codeFor(page, email)
  const triesLeft = async () => {
    const db = await database()
    const row = await db
      .selectFrom('one_time_codes')
      .select('tries_left')
      .where('email', '=', email)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    return row?.tries_left
  }
  const wrong = ['000000', '111111', '222222'].filter((one) => one !== code)
  const field = page.locator('[name=code]')
  await typeInto(field, wrong[0] ?? '')
  // Whoever presses all the same, or types on, spends no second try.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Wrong code')
  await expect(field).toBeFocused()
  expect(await triesLeft()).toBe(4)
  await page.keyboard.type(wrong[1] ?? '')
  await expect.poll(triesLeft).toBe(3)
  await expect(field).toHaveValue(wrong[1] ?? '')
  await page.keyboard.press('End')
  await page.keyboard.type('9')
  await expect(field).toHaveValue(wrong[1] ?? '')
  expect(await triesLeft()).toBe(3)
  await field.fill(code)
  await expectSignedIn(page)
})

test('who opens the page of the code anew signs in by hand, for no password was kept', async ({ page }) => {
  const email = `reloaded-${Date.now()}@example.com`
  await settle(page, 'sg')
  await register(page, email)
  await page.reload()
  await typeInto(page.locator('[name=code]'), await codeFor(page, email))
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(accounts.sg.login.verified)).toBeVisible()
  await logIn(page, email, password)
  await expectSignedIn(page)
})

test('a forgotten password is set anew and ends every session', async ({ page }) => {
  await settle(page, 'sg')
  const { email } = await arriveWithPassword(page)
  await page.goto('/forgot-password')
  await typeInto(page.locator('[name=email]'), email)
  await page.locator('[name=email]').press('Enter')
  await expect(page).toHaveURL(/\/reset-password$/)
  await typeInto(page.locator('[name=code]'), await codeFor(page, email))
  await typeInto(page.locator('[name=password]'), 'rumah-di-seberang-9')
  await typeInto(page.locator('[name=password_confirmation]'), 'rumah-di-seberang-9')
  await page.locator('[name=password_confirmation]').press('Enter')
  await expect(page.getByText(accounts.sg.login.reset_done)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await logIn(page, email, 'rumah-di-seberang-9')
  await expectSignedIn(page)
})

test('whoever is sent to the login comes back, and tabs agree on who is signed in', async ({
  page,
  context,
}) => {
  await settle(page, 'sg')
  const { email } = await arriveWithPassword(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.goto('/voucher')
  await expect(page).toHaveURL(/\/login\?next=%2Fvoucher$/)
  const other = await context.newPage()
  await other.goto('/transaction')
  await expect(other).toHaveURL(/\/login/)
  await logIn(page, email, password)
  await expect(page).toHaveURL(/\/voucher$/)
  await other.goto('/profile')
  await expect(other.locator('[name=name]')).toHaveValue('Nur Contoh')
  await page.goto('/profile')
  // Each other device has a button of the same name above it: on a phone this one ends the page.
  await page.getByRole('button', { name: 'Log out' }).last().click()
  await expect(other).toHaveURL(/\/login$/)
})

test('a session that died on the server ends on the device', async ({ page }) => {
  await settle(page, 'sg')
  const user = {
    token: 'x'.repeat(43),
    id: 'gone',
    name: 'Nur',
    email: 'gone@example.com',
    role: 'customer',
    passportId: null,
  }
  await page.goto('/faq')
  await page.evaluate((dead) => localStorage.setItem('user', JSON.stringify(dead)), user)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('staff sign in with their second factor and see their area; customers do not', async ({ page }) => {
  await settle(page, 'sg')
  const admin = sampleLogins(ownKeys()).find(({ role }) => role === 'admin')
  await page.goto('/login?next=/office')
  await logIn(page, admin?.email ?? '', admin?.password ?? '')
  // A right password is no error: what is asked for now has the focus.
  const second = page.locator('[name=second_factor]')
  await expect(second).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The sixth digit sends it, and what was refused is there to be typed over.
  await typeInto(second, '000000')
  await expect(page.getByRole('alert')).toHaveText('Wrong code')
  await expect(second).toBeFocused()
  const right = totp(admin?.totp_secret ?? Buffer.alloc(20), stepAt(Date.now() / 1000))
  await page.keyboard.type(`${right.slice(0, 3)} ${right.slice(3)}`)
  await expect(page).toHaveURL(/\/office$/)
  await expect(page.getByRole('heading', { name: sgFigures.waiting.heading })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('user'))

  await arriveAs(page, 'customer')
  await page.goto('/office')
  await expect(page.locator('h1')).toHaveText('Page not found')
})
