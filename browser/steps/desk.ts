import { expect, type Browser, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import { approvalDelay_s } from '#contract/money/payments.ts'
import { settle } from './account.ts'
import { arriveAs } from './database.ts'
import { numberOf } from './order.ts'
import { pictureOf, words } from './purchase.ts'
import { typeInto } from './typing.ts'

export async function sendProofOf(page: Page, language: Language, text: string) {
  const { success } = words[language]
  await page.locator('input[type=file]').setInputFiles(await pictureOf(text))
  await expect(page.getByRole('img', { name: 'bukti.jpg' })).toBeVisible()
  await page.getByRole('button', { name: success.proof.send }).click()
}

/** Searches the desk for this order and goes back to its keys. */
export async function findOnDesk(office: Page, language: Language, order_id: string) {
  const number = await numberOf(order_id)
  await office.goto('/office/payments')
  await expect(office.locator('h1')).toHaveText(words[language].office.payments.heading)
  await searchDesk(office, language, number)
  await expect(office.locator('dd', { hasText: number.slice(2, 6) })).toBeVisible()
}

/** The field of the search; on phones its key is pressed first. */
async function deskSearch(office: Page, language: Language) {
  const name = words[language].office.payments.find
  const field = office.getByRole('searchbox', { name, exact: true })
  const key = office.getByRole('button', { name, exact: true })
  await expect(field.or(key).filter({ visible: true }).first()).toBeVisible()
  if (!(await field.isVisible())) await key.click()
  return field
}

/** Key by key, and Enter gives the keys of the desk back. */
export async function searchDesk(office: Page, language: Language, text: string) {
  const field = await deskSearch(office, language)
  // No key counts while the answer is on its way.
  const answered = office.waitForResponse((reply) => new URL(reply.url()).searchParams.get('search') === text)
  await typeInto(field, text)
  await expect(field).toBeFocused()
  await field.press('Enter')
  await answered
  await expect(field).not.toBeFocused()
}

/** Presses R once the picture is drawn: no key counts before. */
export async function askForReason(office: Page) {
  await expect(office.locator('button:enabled kbd', { hasText: /^R$/ })).toBeVisible()
  await office.keyboard.press('r')
}

/** Presses A once the picture is drawn: no key counts before. */
export async function approveByKey(office: Page, language: Language) {
  const { approve, approved_soon_other } = words[language].office.payments
  await expect(office.getByRole('button', { name: approve })).toBeEnabled()
  await office.keyboard.press('a')
  await expect(
    office.getByText(approved_soon_other.replace('{{count}}', String(approvalDelay_s))),
  ).toBeVisible()
}

/** An admin at a desk. */
export async function openOffice(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await settle(page, 'sg')
  await arriveAs(page, 'admin')
  return page
}

/** A proof from the customer, a look and a key of the office. */
export async function approveProof(office: Page, customer: Page, id: string) {
  await giveApproval(office, customer, id)
  await expect(customer.locator('h1')).toHaveText(words.sg.success.success.heading)
}

/** The same, without the ten seconds until it takes effect. */
export async function giveApproval(office: Page, customer: Page, id: string) {
  await sendProofOf(customer, 'sg', `proof ${id}`)
  await expect(customer.locator('h1')).toHaveText(words.sg.success.awaiting_approval.heading)
  await findOnDesk(office, 'sg', id)
  await approveByKey(office, 'sg')
}
