import { expect, type Browser, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import { settle } from '../steps/account.ts'
import { agentWords, appCode, fillApplication, findOnDesk, giveDocuments, mailWith } from '../steps/agent.ts'
import { arriveAs, database } from '../steps/database.ts'
import { cutPictures, seeAfterRetry } from '../steps/picture.ts'
import { words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow, hydrated, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'my'

test.use({ viewport: { width: 360, height: 740 } })

test('a partner applies, is approved, sets up the login and is found on the map', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const label = `Kedai Contoh ${language} ${Date.now()}`
  const email = `kedai-${language}-${Date.now()}@example.com`
  await settle(page, language)
  await apply(page, language, label, email)
  await expect(page.getByText(/AG-[0-9A-Z]{8}/)).toBeVisible()
  await expectAccessible(page, 'the application has arrived')
  await approve(browser, language, label)
  const mail = await mailWith(page, email, '/staff-setup#')
  await setUp(page, language, /http\S+\/staff-setup#[\w.-]+/.exec(mail)?.[0] ?? '', email)
  await expect(page).toHaveURL(/\/courier$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label)
  await expect(page.getByText('Shah Alam')).toBeVisible()
  await page.goto('/location')
  await typeInto(page.getByRole('searchbox'), label)
  await expect(page.getByRole('heading', { name: label })).toBeVisible()
  // The first try to sign in asks for the second factor by a conflict.
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([])
})

test('a rejection says why in the mail, in the language of the applicant', async ({ page, browser }) => {
  const label = `Kedai Ditolak ${Date.now()}`
  const email = `tolak-${Date.now()}@example.com`
  await settle(page, 'my')
  await apply(page, 'my', label, email)
  const { agents } = agentWords.sg
  const office = await openOffice(browser, 'sg')
  const mend = await cutPictures(office, /\/picture\/counter$/)
  await findOnDesk(office, label)
  await seeAfterRetry(office, 'sg', agents.documents.counter, mend)
  await office.locator('h1').click()
  await office.keyboard.press('r')
  await office.getByText(agents.reasons.counter_unfit).click()
  await typeInto(office.locator('[name=reject_reason]'), 'Ruang terlalu sempit.')
  await expectAccessible(office, 'the rejection')
  await office.locator('dialog').getByRole('button', { name: agents.reject }).click()
  await expect(office.getByText(agents.rejected)).toBeVisible()
  const mail = await mailWith(page, email, 'belum dapat kami luluskan')
  expect(mail).toContain('Kaunter belum sesuai untuk menerima dan menyimpan bungkusan.')
  expect(mail).toContain('Ruang terlalu sempit.')
  await office.goto('/office/agents?tab=decided')
  await expect(office.getByRole('heading', { name: label })).toBeVisible()
  await expectAccessible(office, 'what was decided')
  await office.context().close()
})

test('what was entered survives a reload, and a used or invented link says what to do', async ({ page }) => {
  await settle(page, 'sg')
  await page.goto('/agent-registration')
  await hydrated(page)
  await typeInto(page.locator('[name=label]'), 'Kedai Contoh')
  await giveDocuments(page, 'sg')
  await page.reload()
  await expect(page.locator('[name=label]')).toHaveValue('Kedai Contoh')
  await expect(page.getByText(agentWords.sg.registration.documents.given)).toHaveCount(3)
  await page.goto(`/staff-setup#${crypto.randomUUID()}.${'A'.repeat(43)}`)
  await expect(page.getByText(agentWords.sg.setup.over)).toBeVisible()
  await expectAccessible(page, 'a link that is over')
})

async function apply(page: Page, language: Language, label: string, email: string) {
  const { registration } = agentWords[language]
  await page.goto('/agent-registration')
  await hydrated(page)
  await page.getByRole('button', { name: registration.form.submit }).click()
  await expect(page.getByText(words[language].ui.error_summary)).toBeVisible()
  await expectAccessible(page, 'the form with errors')
  await fillApplication(page, label, email)
  await giveDocuments(page, language)
  await page.locator('[name=consent]').check()
  await expectAccessible(page, 'the form filled in')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: registration.form.submit }).click()
  await expect(page.locator('h1')).toHaveText(registration.done.heading)
}

async function openOffice(browser: Browser, language: Language) {
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const office = await desk.newPage()
  await settle(office, language)
  await arriveAs(office, 'admin')
  return office
}

/** With the keyboard alone; viewing the identity document is recorded. */
async function approve(browser: Browser, language: Language, label: string) {
  const { agents } = agentWords[language]
  const office = await openOffice(browser, language)
  await findOnDesk(office, label)
  await office.keyboard.press('i')
  await expect(office.getByRole('img', { name: agents.documents.identity })).toBeVisible()
  await expectAccessible(office, 'the desk of applications')
  await office.keyboard.press('a')
  await expect(office.locator('dialog [name=login_email]')).toBeFocused()
  await expectAccessible(office, 'the approval')
  await office.keyboard.press('Enter')
  await expect(office.getByText(agents.approved)).toBeVisible()
  const db = await database()
  const { id } = await db
    .selectFrom('agent_applications')
    .select('id')
    .where('label', '=', label)
    .executeTakeFirstOrThrow()
  const kept = await db
    .selectFrom('events')
    .select(['name', 'data'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  // Other journeys work at the same desk, and may still look at what is decided here.
  const approved = kept.findIndex(({ name }) => name === 'agent_approved')
  const seen = kept.findIndex(
    ({ name, data }) => name === 'agent_document_viewed' && JSON.stringify(data).includes('"identity"'),
  )
  expect(seen).toBeGreaterThanOrEqual(0)
  expect(approved).toBeGreaterThan(seen)
  await office.context().close()
}

async function setUp(page: Page, language: Language, link: string, email: string) {
  const { setup } = agentWords[language]
  const password = 'perahu-layar-kopi-8'
  await page.goto(link)
  const secret = await page.locator('code').innerText()
  await expectAccessible(page, 'the set-up')
  await expectNoOverflow(page)
  await typeInto(page.locator('[name=password]'), password)
  await typeInto(page.locator('[name=password_confirmation]'), password)
  await typeInto(page.locator('[name=code]'), appCode(secret))
  await expect(page.locator('h1')).toHaveText(setup.done_heading)
  await expect(page.getByText(/^[0-9a-f]{5}-[0-9a-f]{5}$/)).toHaveCount(10)
  await expectAccessible(page, 'the recovery codes')
  await page.getByRole('main').getByRole('link', { name: setup.to_login }).click()
  await typeInto(page.locator('[name=email]'), email)
  await typeInto(page.locator('[name=password]'), password)
  await page.locator('[name=password]').press('Enter')
  await typeInto(page.locator('[name=second_factor]'), appCode(secret, 1))
}
