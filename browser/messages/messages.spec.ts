import { randomUUID } from 'node:crypto'
import { wayAcross } from '../../api/courier/scans/test-way.ts'
import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import idLetters from '../../web/locales/id/letters.ts'
import myLetters from '../../web/locales/my/letters.ts'
import sgLetters from '../../web/locales/sg/letters.ts'
import idUnsubscribe from '../../web/locales/id/unsubscribe.ts'
import myMessages from '../../web/locales/my/messages.ts'
import myNames from '../../web/locales/my/letter_names.ts'
import sgNames from '../../web/locales/sg/letter_names.ts'
import shell from '../../web/locales/sg/shell.ts'
import { hashPassword } from '../../api/people/accounts/passwords.ts'
import { logIn, password, settle } from '../steps/account.ts'
import { arriveAs, database, makePerson } from '../steps/database.ts'
import { makePaidShipment, tell } from '../steps/parcel.ts'
import { pictureOf, words } from '../steps/purchase.ts'
import { placeBoxOrder } from '../steps/order.ts'
import { expectAccessible, expectNoOverflow, listen, origin } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const letters = { id: idLetters, my: myLetters, sg: sgLetters }

// Some journeys wait for two mails, each as long as `expectMails` says.

/** The mails of the installation to this address, newest first. */
async function mailsTo(page: Page, email: string) {
  const html = await (await page.request.get('/mailbox')).text()
  return html.split('<article>').filter((article) => article.includes(email))
}

/** What of this parcel has still to be passed on, and the letters about it that have still to be written. */
async function underWay(tracking_number: string) {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from dispatch d where d.order_id = p.order_id)
      + (select count(*) from jobs.job j where j.state < 'completed' and j.data->>'order_id' = p.order_id::text))::int as n
    from parcels p where p.tracking_number = ${tracking_number}`.execute(await database())
  return rows[0]?.n
}

function expectMails(page: Page, email: string, count: number) {
  return expect.poll(async () => (await mailsTo(page, email)).length).toBe(count)
}

async function unfold(page: Page) {
  const [before = ''] = myMessages.chosen.split('{{')
  await page.locator('summary').filter({ hasText: before }).click()
}

/** Places an order for boxes the way the page does, without its steps. */
async function approve(page: Page, order_id: string, token: string) {
  const db = await database()
  const { id, proof_id } = await db
    .selectFrom('payments')
    .select(['id', 'proof_id'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const reply = await page.request.post(`${origin()}/api/staff/v1/payment/${id}/approval`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: { proof_id },
  })
  expect(reply.status()).toBe(200)
}

test('who reads Malay is written to in Malay: order, proof, payment', async ({ page, browser }) => {
  const complaints = listen(page)
  await settle(page, 'my')
  const customer = await arriveAs(page, 'customer')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile')
  await expect(page.locator('select[name=language]')).toHaveValue('id')
  await expectAccessible(page, 'the profile with its choice of mails')
  await expectNoOverflow(page)
  await page.locator('select[name=language]').selectOption('my')
  await unfold(page)
  await page.getByLabel(myNames.departed).uncheck()
  const choices = page.locator('section', { hasText: myMessages.heading })
  await choices.getByRole('button', { name: words.my.ui.save }).click()
  await expect(page.getByText(myMessages.saved)).toBeVisible()
  await page.reload()
  await unfold(page)
  await expect(page.getByLabel(myNames.departed)).not.toBeChecked()

  const id = await placeBoxOrder(page.request, customer.token, 1)
  await expectMails(page, customer.email, 1)
  await page.goto(`/shipment-success?id=${id}`)
  await page.locator('input[type=file]').setInputFiles(await pictureOf(`letters ${id}`))
  await page.getByRole('button', { name: words.my.success.proof.send }).click()
  await expectMails(page, customer.email, 2)
  const office = await (await browser.newContext()).newPage()
  const admin = await arriveAs(office, 'admin')
  await approve(office, id, admin.token)
  await expectMails(page, customer.email, 3)
  const [paid, proof, placed] = await mailsTo(page, customer.email)
  expect(placed).toMatch(/Tempahan SB .*: bayar RM 50\.\d\d sebelum/)
  expect(proof).toContain('Bukti pembayaran SB')
  expect(paid).toMatch(/Telah dibayar: kotak SB/)
  expect(paid).toMatch(/depositnya: BX/)
  expect(complaints).toEqual([])
})

test('a receiver follows the link in the mail and stops the mails without a login', async ({ page }) => {
  const complaints = listen(page)
  const email = `penerima-${randomUUID()}@example.com`
  const number = await makePaidShipment()
  const db = await database()
  await sql`update shipment_parties set email = ${email} where party = 'receiver'
    and order_id = (select id from orders where tracking_number = ${number})`.execute(db)
  await tell(number, 'picked_up')
  await expectMails(page, email, 1)
  const [mail = ''] = await mailsTo(page, email)
  expect(mail).toContain('Ada paket untuk Anda')
  const link = /http\S+\/unsubscribe\?\S+/.exec(mail)?.[0].replaceAll('&amp;', '&') ?? ''
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(link)
  await expect(page.locator('h1')).toHaveText(idUnsubscribe.heading)
  await expectAccessible(page, 'unsubscribe')
  await expectNoOverflow(page)
  const kept = () => sql<{ n: number }>`select count(*)::int as n from unsubscribed`.execute(db)
  const before = (await kept()).rows[0]?.n ?? 0
  await page.getByRole('button', { name: idUnsubscribe.button }).click()
  await expect(page.getByText(idUnsubscribe.done)).toBeVisible()
  await expectAccessible(page, 'unsubscribed')
  expect((await kept()).rows[0]?.n).toBe(before + 1)
  for (const code of wayAcross.slice(1, 6)) await tell(number, code)
  await expect.poll(() => underWay(number)).toBe(0)
  await expectMails(page, email, 1)
  await page.goto('/unsubscribe?token=not-a-token-of-ours-at-all')
  await page.getByRole('button', { name: idUnsubscribe.button }).click()
  await expect(page.getByText(idUnsubscribe.wrong)).toBeVisible()
  // The refused call is the only thing the browser may complain about.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

test('the office edits a letter, and the next mail has the new words', async ({ page, browser }) => {
  const complaints = listen(page)
  const word = letters.sg
  await settle(page, 'sg')
  const admin = await arriveAs(page, 'admin')
  await page.goto('/office/messages')
  await expect(page.getByRole('link', { name: sgNames.order_placed })).toBeVisible()
  await expectAccessible(page, 'the list of letters')
  await page.getByRole('link', { name: sgNames.order_placed }).click()
  const subject = page.getByLabel(word.subject)
  const own = `Bayar segera ${Date.now()}`
  await typeInto(subject, `${own} {{password}}`)
  await expect(page.getByText(word.unknown.replace('{{names}}', 'password'))).toBeVisible()
  await page.getByRole('button', { name: words.sg.ui.save, exact: true }).click()
  await expectAccessible(page, 'a letter with a fault')
  await typeInto(subject, `${own} {{amount}}`)
  await expect(page.locator('article[lang=id-ID]').getByText(`${own} RM 136.42`)).toBeVisible()
  await page.getByRole('tab', { name: word.as_text }).click()
  await expect(page.locator('pre')).toContainText('Halo Siti Aminah,')
  await page.getByRole('button', { name: word.test }).click()
  await expect(page.getByText(word.test_sent)).toBeVisible()
  await page.getByRole('button', { name: words.sg.ui.save, exact: true }).click()
  await expect(page.getByText(word.saved)).toBeVisible()
  await expectAccessible(page, 'a letter')
  await expectMails(page, admin.email, 1)

  const visit = await (await browser.newContext()).newPage()
  const customer = await arriveAs(visit, 'customer')
  await placeBoxOrder(visit.request, customer.token, 1)
  await expectMails(visit, customer.email, 1)
  expect((await mailsTo(visit, customer.email))[0]).toMatch(new RegExp(`${own} RM 50\\.\\d\\d`))

  await page.getByRole('button', { name: word.reset }).click()
  await page.locator('dialog').getByRole('button', { name: word.reset }).click()
  await expect(page.getByText(word.reset_done)).toBeVisible()
  await expect(subject).not.toHaveValue(new RegExp(own))
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  expect(complaints).toEqual([])
})

test('letters follow the language that somebody chooses while signed in, and it is said in it', async ({
  page,
}) => {
  await settle(page, 'id')
  const { id } = await arriveAs(page, 'customer')
  const db = await database()
  const spoken = () =>
    db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirstOrThrow()
  const before = await spoken()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/transaction')
  await page.locator('header [data-language-menu]').first().selectOption('sg')
  await expect(page.getByText(shell.letters_follow)).toBeVisible()
  expect([before, await spoken()]).toEqual([{ language: 'id' }, { language: 'sg' }])
})

test('letters follow the language that somebody chose before they signed in', async ({ page }) => {
  await settle(page, 'id')
  const { id, email } = await makePerson('customer')
  const db = await database()
  const password_hash = await hashPassword(password)
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('header [data-language-menu]').first().selectOption('sg')
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await logIn(page, email, password)
  await expect(page.getByText(shell.letters_follow)).toBeVisible()
  const { language } = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(language).toBe('sg')
})
