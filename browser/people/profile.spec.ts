import { expect, type Locator, type Page } from '@playwright/test'
import { codeFor, password, profile, proof, settle } from '../steps/account.ts'
import { arriveWithPassword } from '../steps/owner.ts'
import { expectAccessible, origin } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const language = 'sg'

test.use({ viewport: { width: 360, height: 740 } })

test('a new email address, a new password and the end of the account, by keyboard alone', async ({
  page,
}) => {
  const words = profile[language]
  await settle(page, language)
  const moved = `moved-${language}-${Date.now()}@example.com`
  const { email } = await arriveWithPassword(page)
  await page.goto('/profile')
  await expect(page.getByText(email)).toBeVisible()

  await pressOn(page, page.getByRole('button', { name: words.change_email.button }))
  await typeInto(page, page.locator('dialog [name=email]'), moved)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: proof[language].heading })).toBeVisible()
  await expectAccessible(page, 'the dialog that asks who this is')
  await typeInto(page, page.locator('dialog [name=current_password]'), password)
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog [name=code]')).toBeVisible()
  await expectAccessible(page, 'the dialog that asks for a code')
  await typeInto(page, page.locator('dialog [name=code]'), await codeFor(page, moved))
  await expect(page.getByText(words.change_email.done)).toBeVisible()
  await expect(page.getByText(moved)).toBeVisible()

  await pressOn(page, page.getByRole('link', { name: words.nav.password }))
  await expect(page.locator('h1')).toHaveText(words.change_password.heading)
  const fresh = 'rumah-di-seberang-9'
  await typeInto(page, page.locator('[name=current_password]'), password)
  await typeInto(page, page.locator('[name=password]'), fresh)
  await typeInto(page, page.locator('[name=password_confirmation]'), fresh)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.change_password.done)).toBeVisible()
  await expectAccessible(page, 'change password')

  await pressOn(page, page.getByRole('link', { name: words.nav.index }))
  await pressOn(page, page.getByRole('button', { name: words.delete.button }))
  await typeInto(page, page.locator('dialog [name=current_password]'), fresh)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.delete.done)).toBeVisible()
  await expect(page).toHaveURL(origin() + '/')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

/** Walks with the Tab key until the control has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach it')
}

async function pressOn(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
