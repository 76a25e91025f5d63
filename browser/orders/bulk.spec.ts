import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/platform/language.ts'
import { settle } from '../steps/account.ts'
import { approveByKey, findOnDesk } from '../steps/desk.ts'
import { batch, bulk, errors, rowsFor, tableOf } from '../steps/bulk.ts'
import { arriveAs, database } from '../steps/database.ts'
import { pictureOf, words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

const language = 'id'

test.use({ viewport: { width: 360, height: 740 } })

test('a file with mistakes, mended, ordered, paid once, followed and labelled', async ({ page, browser }) => {
  const complaints = listen(page)
  const word = words[language]
  const own = bulk[language]
  const together = batch[language]
  await settle(page, language)
  const person = await arriveAs(page, 'customer')
  await page.goto('/transaction')
  await page.getByRole('link', { name: together.open }).first().click()
  await expect(page.locator('h1')).toHaveText(own.heading)
  await expectAccessible(page, 'before a file')
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: own.template.button }).click()
  expect((await template).suggestedFilename()).toBe(own.template.name)

  const rows = await rowsFor(page, person.token, ['B-1', 'B-2', 'B-3'])
  const wrong = rows.map((row, index) => (index === 1 ? { ...row, receiver_city: '=Atlantis' } : row))
  await page.getByText(own.passport.heading).click()
  await expect(page.getByText(own.passport.of_account, { exact: true })).toBeVisible()
  await expectAccessible(page, 'the pictures')
  await page.getByText(own.passport.heading).click()
  await page.locator('input[accept*=csv]').setInputFiles(tableOf('mistakes.csv', wrong))
  await expect(page.getByText(errors[language].place_unknown)).toBeVisible()
  await expect(page.getByText('=Atlantis')).toBeVisible()
  await expectAccessible(page, 'a file with mistakes')
  await expectNoOverflow(page)
  const list = page.waitForEvent('download')
  await page.getByRole('button', { name: own.errors.download }).click()
  expect(await textOf(await list)).toContain("'=Atlantis")

  await page.getByRole('button', { name: own.upload.again }).click()
  await page.locator('input[accept*=csv]').setInputFiles(tableOf('mended.csv', rows))
  await expect(page.getByText(own.result.ready_other.replace('{{count}}', '3'))).toBeVisible()
  await page.getByRole('tab', { name: word.ui.payment.transfer }).click()
  await page.locator('[name=payment_account]').first().check({ force: true })
  await expectAccessible(page, 'a file that is right')
  await page.getByRole('button', { name: own.pay.button }).click()
  await expect(page.locator('h1')).toHaveText(word.success.awaiting_payment.heading)
  await expect(page.locator('li').getByText(together.unpaid, { exact: true })).toHaveCount(3)
  await expectAccessible(page, 'a batch that waits')
  await expectNoOverflow(page)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.locator('input[type=file]').setInputFiles(await pictureOf(`proof ${id}`))
  await page.getByRole('button', { name: word.success.proof.send }).click()
  await expect(page.locator('h1')).toHaveText(word.success.awaiting_approval.heading)

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const office = await desk.newPage()
  await settle(office, language)
  await arriveAs(office, 'admin')
  await approve(office, language, id)
  await desk.close()

  // An approval takes effect ten seconds after its key.
  await expect(page.locator('h1')).toHaveText(word.success.success.heading)
  const labels = page.waitForEvent('download')
  await page.getByRole('button', { name: together.labels, exact: true }).click()
  expect((await labels).suggestedFilename()).toMatch(/^SB[0-9A-Z]{13}-labels-1\.pdf$/)
  await page.goto('/transaction')
  await expect(page.getByText(together.name_other.replace('{{count}}', '3'))).toBeVisible()
  await expectAccessible(page, 'the list with a batch')
  await expectNoOverflow(page)
  for (const number of await numbersOf(id)) {
    await page.goto(`/resi-detail?number=${number}`)
    await expect(page.locator('ol, ul').filter({ hasText: /./ }).first()).toBeVisible()
    expect((await page.request.get(`/api/v1/tracking/${number}`)).status()).toBe(200)
  }
  expect(complaints).toEqual([])
})

async function approve(office: Page, language: Language, id: string) {
  const word = words[language].office.payments
  await findOnDesk(office, language, id)
  await expect(office.getByText(word.order_types.batch.replace('{{count}}', '3'))).toBeVisible()
  await approveByKey(office, language)
}

async function numbersOf(batch: string) {
  const db = await database()
  const rows = await db
    .selectFrom('orders')
    .select('tracking_number')
    .where('paid_with', '=', batch)
    .execute()
  return rows.map(({ tracking_number }) => tracking_number)
}

async function textOf(download: { createReadStream: () => Promise<NodeJS.ReadableStream> }) {
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}
