import { expect } from '@playwright/test'
import { sql } from 'kysely'
import parcels from '../../web/locales/sg/office_parcels.ts'
import errors from '../../web/locales/sg/error.ts'
import myVouchers from '../../web/locales/my/voucher.ts'
import { overdueJob } from '../../api/orders/ending/due.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database, makePerson, stayAs } from '../steps/database.ts'
import { numberOf, placeBoxOrder } from '../steps/order.ts'
import { expectAccessible, expectNoOverflow, listen } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const { late_transfer, one } = parcels

test('a transfer that came too late revives one order and is owed back for another', async ({
  page,
  browser,
}) => {
  const complaints = listen(page)
  const owner = await makePerson('customer')
  const db = await database()
  async function expired() {
    const id = await placeBoxOrder(page.request, owner.token, 1)
    await db
      .updateTable('payments')
      .set({ deadline_at: sql<Date>`now() - interval '1 minute'` })
      .where('order_id', '=', id)
      .execute()
    await overdueJob({ db }).work()
    const { amount_sen } = await db
      .selectFrom('payments')
      .select('amount_sen')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    return { number: await numberOf(id), amount: (amount_sen / 100).toFixed(2) }
  }
  const [first, second] = [await expired(), await expired()]
  await page.setViewportSize({ width: 1440, height: 900 })
  await settle(page, 'sg')
  await arriveAs(page, 'admin')

  await page.goto(`/office/parcels/${first.number}`)
  const form = page.locator('details').filter({ hasText: late_transfer.heading })
  const confirm = form.getByRole('button', { name: late_transfer.confirm })
  const ask = page.locator('dialog[open]').getByRole('button', { name: late_transfer.confirm })
  await form.locator('summary').click()
  await confirm.click()
  await expect(form.locator('[name=amount]')).toHaveAttribute('aria-invalid', 'true')
  await typeInto(form.locator('[name=amount]'), '12')
  await typeInto(form.locator('[name=bank_reference]'), `LATE ${first.number}`)
  await form.locator('[name=outcome]').selectOption('revived')
  await confirm.click()
  await ask.click()
  await expect(form.getByText(errors.transfer_amount_differs)).toBeVisible()
  await expectAccessible(page, 'a late transfer that is refused')
  await typeInto(form.locator('[name=amount]'), first.amount)
  await confirm.click()
  await ask.click()
  await expect(page.getByText(late_transfer.done_revived)).toBeVisible()
  await expect(page.getByText(one.paid, { exact: true })).toBeVisible()
  await expect(form).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/office/parcels/${second.number}`)
  await form.locator('summary').click()
  await typeInto(form.locator('[name=amount]'), '12')
  await typeInto(form.locator('[name=bank_reference]'), `LATE ${first.number}`)
  await form.locator('[name=outcome]').selectOption('owed')
  await confirm.click()
  await ask.click()
  await expect(form.getByText(errors.transfer_already_matched)).toBeVisible()
  await typeInto(form.locator('[name=bank_reference]'), `LATE ${second.number}`)
  await expectNoOverflow(page)
  await confirm.click()
  await ask.click()
  await expect(page.getByText(late_transfer.done_owed)).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const own = await phone.newPage()
  await settle(own, 'my')
  await stayAs(own, owner)
  await own.goto('/voucher')
  await expect(own.getByText(myVouchers.refunds.kinds.transfer)).toBeVisible()
  await phone.close()
  // The browser itself says that two answers were refusals.
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([])
})
