import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { enrol, stepAt, totp } from '../../api/people/accounts/second-factor.ts'
import idSettings from '../../web/locales/id/office_settings.ts'
import mySettings from '../../web/locales/my/office_settings.ts'
import sgSettings from '../../web/locales/sg/office_settings.ts'
import { logIn, password } from './account.ts'
import { database, ownKeys } from './database.ts'
import { makeOwner } from './owner.ts'
import { hydrated } from './steps.ts'
import { typeInto } from './typing.ts'

const settings = { id: idSettings, my: mySettings, sg: sgSettings }

/** A phone that verifies its owner and keeps passkeys, as Chromium pretends to have one. */
export async function giveDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** The owner presses cancel from now on, or no more. */
    verify: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

/** A courier with a password and an authenticator app, who has signed in nowhere yet. */
export async function makeCourier(name: string) {
  const { id, email } = await makeOwner('courier', name)
  const db = await database()
  const secret = Buffer.from('12345678901234567890')
  await db.transaction().execute((tx) => enrol(tx, ownKeys(), id, secret))
  /** A code is good once; the clock of the app moves on automatically here. */
  const nextCode = async () => {
    await db.updateTable('second_factors').set({ last_step: 0 }).where('user_id', '=', id).execute()
    return totp(secret, stepAt(Date.now() / 1000))
  }
  return { id, email, nextCode }
}

type Courier = Awaited<ReturnType<typeof makeCourier>>

export async function signInByPassword(page: Page, { email, nextCode }: Courier) {
  await page.goto('/login')
  await hydrated(page)
  await logIn(page, email, password)
  const second = page.locator('[name=second_factor]')
  await expect(second).toBeVisible()
  await typeInto(second, await nextCode())
}

/** Nobody has chosen a language for good yet, so a journey can go on in another one. */
export async function openPhone(browser: Browser) {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await page.goto('/maintenance')
  await page.evaluate(() => localStorage.setItem('language', 'sg'))
  return page
}

/** Exactly this page: many addresses name it as the one that comes next. */
export function expectPath(page: Page, path: string) {
  return expect(page).toHaveURL(({ pathname }) => pathname === path)
}

/** Ends at the path to which the login leads. */
export async function logInByPasskey(page: Page, button: Locator, path: string) {
  await expect(async () => {
    // A browser that offers the passkey on its own may have logged in before the button is pressed.
    if (new URL(page.url()).pathname !== path) await button.click({ timeout: 5000 })
  }).toPass()
  await expectPath(page, path)
}

/** The office requires couriers to log in with a passkey. */
export async function demandOfCouriers(page: Page, courier: string) {
  await page.goto('/office/settings')
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: settings.sg.passkeys.heading }),
  })
  await card.getByLabel(courier, { exact: true }).check()
  await card.getByRole('button').click()
}

export async function demandOfNobody() {
  await (await database()).updateTable('switches').set({ passkey_roles: [] }).execute()
}
