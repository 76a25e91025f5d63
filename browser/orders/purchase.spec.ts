import { expect, type Locator, type Page } from '@playwright/test'
import { domesticDays } from '#contract/site/company.ts'
import { languages, type Language } from '#contract/platform/language.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { approveByKey, askForReason, findOnDesk, sendProofOf } from '../steps/desk.ts'
import { numberOf } from '../steps/order.ts'
import { savedCode } from '../steps/qr.ts'
import { fillReceiver, words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const ways: Record<Language, PaymentType> = { id: 'transfer', my: 'qris', sg: 'cash' }

for (const language of languages) {
  test(`a box bought, its proof refused once, then approved, in ${language}`, async ({ page, browser }) => {
    const complaints = listen(page)
    const word = words[language]
    await settle(page, language)
    await arriveAs(page, 'customer')
    const id = await order(page, language)
    await expect(page.locator('h1')).toHaveText(word.success.awaiting_payment.heading)
    await expectAccessible(page, 'awaiting payment')
    await expectNoOverflow(page)
    // Whoever pays on this very phone opens the code as a picture.
    if (ways[language] === 'qris')
      expect(await savedCode(page, word.success.qr_save)).toEqual([
        // Merchant and amount, and the order by its number.
        expect.stringMatching(`^000201.*${await numberOf(id)}`),
      ])
    if (ways[language] === 'transfer') await expectUploadInSight(page, language)
    // What comes after the bank lies under the thumb, and leads to its place. Cash is noted by whoever takes it.
    const add = page.getByRole('button', { name: word.success.proof.add })
    if (ways[language] === 'cash') {
      await expect(add).toHaveCount(0)
      await expect(page.getByText(word.success.awaiting_payment.cash_text)).toBeVisible()
      await page.locator('summary', { hasText: word.success.proof.receipt }).click()
    } else {
      const paid =
        ways[language] === 'qris'
          ? page.getByRole('img', { name: word.success.qr_label })
          : page.getByText(/^[\d\s]{10,}$/)
      await expectAbove(add, paid)
      await expectFilesAsked(page, add)
    }
    await sendProofOf(page, language, `first ${id}`)
    await expect(page.locator('h1')).toHaveText(word.success.awaiting_approval.heading)
    // What was pressed is gone: whoever listens or uses keys goes on from what came of it.
    await expect(page.locator('h1')).toBeFocused()

    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const office = await desk.newPage()
    await settle(office, language)
    await arriveAs(office, 'admin')
    await findOnDesk(office, language, id)
    await expectAccessible(office, 'the proof desk')
    await askForReason(office)
    await office.getByText(word.success.reasons.unreadable).click()
    await office.locator('dialog').getByRole('button', { name: word.office.payments.reject }).click()
    await expect(office.getByText(word.office.payments.rejected, { exact: true })).toBeVisible()

    // The customer's page updates automatically.
    await expect(page.locator('h1')).toHaveText(word.success.rejected.heading)
    await expect(page.getByText(word.success.reasons.unreadable)).toBeVisible()
    // Whoever has transferred it does not pay twice for a bad picture.
    await expect(page.getByText(word.success.rejected.todo.unreadable)).toHaveCount(
      ways[language] === 'cash' ? 0 : 1,
    )
    await expectAccessible(page, 'a refused proof')
    await sendProofOf(page, language, `second ${id}`)
    await expect(page.locator('h1')).toHaveText(word.success.awaiting_approval.heading)
    await findOnDesk(office, language, id)
    await approveByKey(office, language)

    // Ten seconds pass before anything follows.
    await expect(page.locator('h1')).toHaveText(word.success.success.heading)
    const paper = page.waitForEvent('download')
    await page.getByRole('button', { name: word.success.print_receipt }).click()
    expect((await paper).suggestedFilename()).toMatch(/^SB[0-9A-Z]{13}\.pdf$/)
    await expectBoxesExplained(page, language)
    await page.getByRole('link', { name: word.success.to_vouchers }).click()
    await expect(page.getByText(word.voucher.status.coming)).toHaveCount(2)
    await expectAccessible(page, 'vouchers')
    await expectNoOverflow(page)
    // The order of boxes is the newest one.
    await page.goto('/transaction')
    const boxes = page.getByRole('tab', { name: word.transaction.tabs.box_purchase, exact: true })
    await expect(boxes).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText(word.tracking.boxes.ready)).toBeVisible()
    await expect(page.getByText(word.transaction.status.success)).toHaveCount(0)
    await expectAccessible(page, 'transactions')
    expect(await sumsOf(id)).toEqual({ sum: 0, vouchers: 2, status: 'success' })
    // A save on its way at a reload is repeated and refused, because it arrived; nothing else may be complained about.
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
    await desk.close()
  })
}

/** Where the money goes can be copied or saved before anything is moved: the bar at the foot does not lie over it. */
async function expectAbove(bar: Locator, number: Locator) {
  const bottom = async () => {
    const box = await number.boundingBox()
    return box ? box.y + box.height : Infinity
  }
  const top = (await bar.boundingBox())?.y ?? 0
  await expect.poll(bottom).toBeLessThan(top)
}

/** Through the three steps, with a reload halfway, to the page of the order. */
async function expectFilesAsked(page: Page, add: Locator) {
  await expect(add).toBeInViewport()
  const asked = page.waitForEvent('filechooser')
  await add.click()
  await asked
  await expect(page.locator('label', { has: page.locator('input[type=file]') })).toBeInViewport()
  await expect(add).toBeHidden()
}

/** On a desk what comes after the bank is in the first sight as well. */
async function expectUploadInSight(page: Page, language: Language) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByText(words[language].ui.upload.choose)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 740 })
}

async function order(page: Page, language: Language) {
  const { purchase, ui } = words[language]
  await page.goto('/purchase')
  await page.getByRole('button', { name: purchase.next }).click()
  await expect(page.getByText(ui.error_summary)).toBeVisible()
  await expectAccessible(page, 'the first step with errors')
  await fillReceiver(page, language)
  await page.reload()
  await expect(page.locator('[name=name]')).toHaveValue('Siti Contoh')
  await expect(page.locator('[name=quantity]')).toHaveValue('2')
  await page.getByRole('button', { name: purchase.next }).click()
  await expect(page.getByText('No. 1, Jalan Contoh')).toBeVisible()
  await expect(page.locator('details[open]')).toHaveCount(3)
  await expectAccessible(page, 'the overview')
  await page.getByRole('button', { name: ui.stepper.back }).click()
  await expect(page.locator('[name=city_id]')).toHaveValue('Shah Alam')
  await page.getByRole('button', { name: purchase.next }).click()
  await page.getByRole('button', { name: purchase.next }).click()
  await choosePayment(page, language)
  await expectAccessible(page, 'the payment step')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: purchase.order, exact: true }).click()
  await expect(page).toHaveURL(/\/shipment-success\?id=/)
  return new URL(page.url()).searchParams.get('id') ?? ''
}

async function choosePayment(page: Page, language: Language) {
  const { ui, purchase } = words[language]
  const way = ways[language]
  await page.getByRole('tab', { name: ui.payment[way] }).click()
  const accounts = page.locator('[name=payment_account]')
  if (way !== 'transfer') return expect(accounts.first()).toBeChecked()
  await expect(page.locator('[name=payment_account]:checked')).toHaveCount(0)
  await page.getByRole('button', { name: purchase.order, exact: true }).click()
  await expect(accounts).toHaveCount(2)
  return accounts.first().check({ force: true })
}

/** How, when and where they come, and nothing to hand over; the proof that was sent is still there. */
async function expectBoxesExplained(page: Page, language: Language) {
  const { success, tracking } = words[language]
  await expect(page.getByText(success.boxes.delivery)).toBeVisible()
  await expect(page.getByText(success.boxes.no_day.replace('{{days}}', domesticDays))).toBeVisible()
  await expect(page.getByText('No. 1, Jalan Contoh').first()).toBeVisible()
  await expect(page.getByText(tracking.boxes.next.delivery)).toBeVisible()
  await page.locator('summary', { hasText: success.your_proof }).click()
  await expect(page.getByRole('img', { name: success.your_proof })).toBeVisible()
  await expectAccessible(page, 'boxes that are paid')
  await page.getByRole('link', { name: success.boxes.track }).click()
  await expect(page.getByRole('heading', { name: tracking.boxes.ready })).toBeVisible()
  await expect(page.getByText(tracking.macros.info_received)).toHaveCount(0)
  await page.goBack()
}

async function sumsOf(order_id: string) {
  const db = await database()
  const entries = await db
    .selectFrom('ledger')
    .select('amount_sen')
    .where('order_id', '=', order_id)
    .execute()
  const vouchers = await db.selectFrom('vouchers').select('id').where('order_id', '=', order_id).execute()
  const { status } = await db
    .selectFrom('payments')
    .select('status')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return {
    sum: entries.reduce((sum, { amount_sen }) => sum + amount_sen, 0),
    vouchers: vouchers.length,
    status,
  }
}
