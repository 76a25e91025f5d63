import { expect } from '@playwright/test'
import myDevelopers from '../../web/locales/my/developers.ts'
import myHooks from '../../web/locales/my/web_hooks.ts'
import myKeys from '../../web/locales/my/api_keys.ts'
import myProfile from '../../web/locales/my/profile.ts'
import { settle } from '../steps/account.ts'
import { errors } from '../steps/bulk.ts'
import { arriveAs, proveFresh } from '../steps/database.ts'
import { expectAccessible, expectNoOverflow, listen, origin } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'my'

test.use({ viewport: { width: 360, height: 740 } })

test('a key made, shown once, used and revoked', async ({ page }) => {
  const complaints = listen(page)
  const word = myKeys
  await settle(page, language)
  const { token } = await arriveAs(page, 'customer')
  await proveFresh(token)
  await page.goto('/profile')
  await page.getByRole('link', { name: myProfile.nav.programs, exact: true }).click()
  await expect(page.locator('h1')).toHaveText(word.heading)
  await expect(page.getByText(word.empty)).toBeVisible()
  await page.getByRole('button', { name: word.create }).click()
  await expect(page.getByText(errors[language].name_required)).toBeVisible()
  await expectAccessible(page, 'keys, with an error')
  await typeInto(page.locator('[name=name]'), 'Kedai')
  await page.getByLabel(word.scopes.documents).uncheck()
  await page.getByRole('button', { name: word.create }).click()
  const shown = page.locator('dialog code')
  await expect(shown).toHaveText(/^sbk_live_[\w-]{43}$/)
  const key = await shown.innerText()
  await expectAccessible(page, 'the key shown once')
  await page.getByRole('button', { name: word.shown_once.done }).click()
  await expect(page.getByText(key)).toHaveCount(0)

  const ask = (path: string) =>
    page.request.get(`${origin()}/api/user/v1${path}`, { headers: { authorization: `Bearer ${key}` } })
  expect((await ask('/transaction?type=shipment')).status()).toBe(200)
  expect((await ask('/profile')).status()).toBe(403)
  await page.reload()
  await expect(page.getByText('sbk_live_')).toBeVisible()
  await expect(page.getByText(word.state.live, { exact: true })).toBeVisible()
  await expectAccessible(page, 'keys')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: word.revoke.button, exact: true }).click()
  await page.getByRole('button', { name: word.revoke.confirm }).click()
  await expect(page.getByText(word.state.revoked, { exact: true })).toBeVisible()
  expect((await ask('/transaction?type=shipment')).status()).toBe(401)
  expect(complaints).toEqual([])
})

test('a web hook added, tried, its log read and the address removed', async ({ page }) => {
  const complaints = listen(page)
  const word = myHooks
  await settle(page, language)
  await arriveAs(page, 'customer')
  await page.goto('/profile/web-hooks')
  await typeInto(page.locator('[name=url]'), 'https://127.0.0.1/hook')
  await page.getByRole('button', { name: word.add, exact: true }).click()
  await expect(page.getByText(errors[language].hook_address_invalid)).toBeVisible()
  await expectAccessible(page, 'web hooks, with an error')
  await typeInto(page.locator('[name=url]'), 'https://no-such-name.invalid/hook')
  await page.getByRole('button', { name: word.add, exact: true }).click()
  await expect(page.locator('dialog code')).toHaveText(/^whsec_/)
  await page.getByRole('button', { name: word.shown_once.done }).click()
  await page.getByRole('button', { name: word.ping }).click()
  await expect(page.getByText(word.pinged)).toBeVisible()
  await page.getByText(word.log.heading).click()
  await expect(async () => {
    await page.getByRole('button', { name: word.log.refresh }).click()
    await expect(page.getByText(word.log.reasons.address_unknown)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page, 'the log of a web hook')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: word.remove.button, exact: true }).click()
  await page.getByRole('button', { name: word.remove.confirm }).click()
  await expect(page.getByText(word.empty)).toBeVisible()
  // The refused address is a call that the browser notes.
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
})

test('the page for developers', async ({ page }) => {
  const word = myDevelopers
  await settle(page, language)
  await page.goto('/developers')
  await expect(page.locator('h1')).toHaveText(word.heading)
  await expect(page.getByText('curl "$SEBERANG_URL/api/user/v1/quotes"')).toBeVisible()
  await page.locator('summary', { hasText: 'TypeScript' }).first().click()
  await expectAccessible(page, 'the page for developers')
  await expectNoOverflow(page)
  expect((await page.request.get('/api/docs')).status()).toBe(200)
})
