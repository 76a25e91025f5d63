import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { database } from './database-steps.ts'
import { pictureOf, words } from './purchase-steps.ts'

export async function sendProofOf(page: Page, language: Language, text: string) {
  const { success } = words[language]
  await page.locator('input[type=file]').setInputFiles(await pictureOf(text))
  await expect(page.getByRole('img', { name: 'bukti.jpg' })).toBeVisible()
  await page.getByRole('button', { name: success.proof.send }).click()
}

/** Walks the desk by keyboard until this order lies on it. */
export async function findOnDesk(office: Page, language: Language, order_id: string) {
  const db = await database()
  const { tracking_number } = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  await office.goto('/office/payments')
  await expect(office.locator('h1')).toHaveText(words[language].office.payments.heading)
  const number = office.locator('dd', { hasText: tracking_number.slice(2, 6) })
  await expect(office.getByRole('button', { name: words[language].office.payments.approve })).toBeVisible()
  for (let steps = 0; steps < 60 && !(await number.isVisible()); steps += 1) {
    await office.keyboard.press('j')
    await office.waitForTimeout(100)
  }
  await expect(number).toBeVisible()
}
