import { expect, type Browser, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import { settle } from '../steps/account.ts'
import { fileClaim, makeDelivered, openClaim, openRefund, words } from '../steps/claim.ts'
import { arriveAs, database } from '../steps/database.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'id'

test.use({ viewport: { width: 360, height: 740 } })

test('a damaged parcel is claimed, asked about, accepted and paid', async ({ page, browser }) => {
  const complaints = listen(page)
  const { claim, office: desk, refunds } = words[language]
  await settle(page, language)
  const person = await arriveAs(page, 'customer')
  const { id, number } = await makeDelivered(person.id)
  await page.goto(`/shipment-detail?id=${id}`)
  await page.getByRole('link', { name: claim.section.link }).click()
  await fileClaim(page, language)
  await expect(page.getByText(claim.status.filed, { exact: true })).toBeVisible()
  await expectAccessible(page, 'a claim that was sent')
  await expectNoOverflow(page)

  const office = await arriveAtOffice(browser, language)
  await openClaim(office, language, number)
  await office.keyboard.press('t')
  await expect(office.getByText(desk.taken)).toBeVisible()
  await expectAccessible(office, 'the desk of the claims')
  await office.emulateMedia({ colorScheme: 'dark' })
  await office.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(office)
  await expectAccessible(office, 'the desk of the claims on a phone in the dark')
  await expectDownwards(office)
  await office.setViewportSize({ width: 1440, height: 900 })
  await office.emulateMedia({ colorScheme: 'light' })
  await office.keyboard.press('q')
  await typeInto(office.locator('dialog[open] [name=words]'), 'Yang mana?')
  await office.locator('dialog[open]').getByRole('button', { name: desk.send_question }).click()
  await expect(office.getByText(desk.asked)).toBeVisible()

  // The customer's page updates automatically.
  await expect(page.getByText(claim.next.more_asked)).toBeVisible()
  await expectAccessible(page, 'a question of the office')
  await expectNoOverflow(page)
  await typeInto(page.locator('[name=words]'), 'Yang biru')
  await page.getByRole('button', { name: claim.answer.send }).click()
  await expect(page.getByText(claim.answer.sent)).toBeVisible()

  await openClaim(office, language, number)
  await expect(office.getByText('Yang biru')).toBeVisible()
  await office.keyboard.press('a')
  await expect(office.locator('[name=amount]')).toHaveValue('80')
  await typeInto(office.locator('[name=amount]'), '100')
  await office.locator('dialog[open]').getByRole('button', { name: desk.accept }).click()
  await expect(office.getByText(words[language].error.claim_above_most)).toBeVisible()
  await expectAccessible(office, 'accepting a claim')
  await typeInto(office.locator('[name=amount]'), '80')
  await office.locator('dialog[open]').getByRole('button', { name: desk.accept }).click()
  await expect(office.getByText(desk.accepted, { exact: true })).toBeVisible()
  await expect(page.getByText(claim.status.accepted, { exact: true }).first()).toBeVisible()

  await openRefund(office, number)
  await typeInto(office.locator('[name=bank_reference]'), `TRX ${language}`)
  await office.locator('[name=bank_reference]').press('Enter')
  await expect(office.getByText(refunds.done)).toBeVisible()
  await expect(page.getByText(claim.status.paid, { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a claim that was paid')
  expect(await stored(id)).toEqual({ status: 'paid', amount_sen: 8000 })
  await page.goto(`/shipment-detail?id=${id}`)
  await expect(page.getByText(claim.status.paid, { exact: true })).toBeVisible()
  await expectNoOverflow(page)
  expect(complaints).toEqual([])
})

/** On a tablet the answer stands above what it is about, and the keyboard reaches it first as well. */
async function expectDownwards(office: Page) {
  await office.setViewportSize({ width: 1024, height: 768 })
  await office.locator('.in-reading-order').evaluate((desk) => desk.closest('main')?.focus())
  const tops: number[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    await office.keyboard.press('Tab')
    const top = await office.evaluate(() => {
      const at = document.activeElement
      return at?.closest('.in-reading-order') ? at.getBoundingClientRect().top + window.scrollY : undefined
    })
    if (top !== undefined) tops.push(Math.round(top))
    else if (tops.length > 0) break
  }
  expect(tops.length).toBeGreaterThan(2)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
}

test('a late parcel is told at once that nothing is paid, and what is missing stands beside its field', async ({
  page,
}) => {
  const { claim, error } = words.sg
  await settle(page, 'sg')
  const person = await arriveAs(page, 'customer')
  const { id } = await makeDelivered(person.id)
  await page.goto('/claim')
  await expect(page.getByRole('link', { name: claim.choose_this })).toBeVisible()
  await expectAccessible(page, 'choosing the parcel of a claim')
  await page.getByRole('link', { name: claim.choose_this }).click()
  await expect(page).toHaveURL(`/claim?id=${id}`)
  await page.getByText(claim.kinds.late).click()
  await expect(page.getByText(error.late_not_paid)).toBeVisible()
  await expect(page.getByRole('button', { name: claim.send })).toHaveCount(0)
  await page.getByText(claim.kinds.lost).click()
  await expect(page.getByText(error.parcel_arrived)).toBeVisible()
  await page.getByText(claim.kinds.missing).click()
  await page.getByRole('button', { name: claim.send }).click()
  await expect(page.getByText(error.claim_items_required).first()).toBeVisible()
  await expect(page.getByText(error.claim_consent_required).first()).toBeVisible()
  await expect(page.getByText(error.picture_missing).first()).toBeVisible()
  await expectAccessible(page, 'a claim with mistakes')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'a claim with mistakes in the dark')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
})

async function arriveAtOffice(browser: Browser, language: Language) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await settle(page, language)
  await arriveAs(page, 'admin')
  return page
}

async function stored(order_id: string) {
  const db = await database()
  return db
    .selectFrom('claims')
    .select(['status', 'amount_sen'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
}
