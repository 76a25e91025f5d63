import { expect } from '@playwright/test'
import { formatRinggit } from '#contract/prices/money.ts'
import { paymentDeadline_h } from '#contract/money/payments.ts'
import { settle } from '../steps/account.ts'
import { arriveAs, database } from '../steps/database.ts'
import { payByPicture } from '../steps/day.ts'
import { approveByKey, findOnDesk } from '../steps/desk.ts'
import { office as officeWords } from '../steps/office.ts'
import { pictureOf, words } from '../steps/purchase.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

const language = 'id'

test('an approval that was wrong is corrected with a reason, and says before what will happen', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await settle(page, language)
  await arriveAs(page, 'admin')
  const picture = await pictureOf(`${language} ${Date.now()}`)
  const { number, payment_id } = await payByPicture(page.request, picture.buffer)
  const db = await database()
  const payment = () =>
    db.selectFrom('payments').selectAll().where('id', '=', payment_id).executeTakeFirstOrThrow()
  const { order_id, amount_sen } = await payment()
  await findOnDesk(page, language, order_id)
  await approveByKey(page, language)
  await expect.poll(async () => (await payment()).status).toBe('success')

  const { correction } = officeWords[language].parcels
  const { payments } = words[language].office
  await page.goto(`/office/parcels/${number}`)
  await page.getByText(correction.heading, { exact: true }).click()
  const asked = formatRinggit(amount_sen / 100)
  const again = correction.again.replace('{{amount}}', asked).replace('{{hours}}', String(paymentDeadline_h))
  await expect(page.getByText(again)).toBeVisible()
  await expect(page.getByText(correction.voids_other.replace('{{count}}', '2'))).toBeVisible()
  const form = page.locator('form', { hasText: correction.told })
  const send = form.getByRole('button', { name: correction.confirm })
  await send.click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expectAccessible(page, `a correction without a reason, ${language}`)
  await form.getByLabel(payments.reason, { exact: true }).selectOption('not_received')
  await typeInto(form.getByLabel(payments.own_words), 'Contoh 12')
  await send.click()
  await page.locator('dialog[open]').getByRole('button', { name: correction.confirm }).click()
  await expect(page.getByText(correction.done)).toBeVisible()
  const { status, reject_code, reject_reason } = await payment()
  expect([status, reject_code, reject_reason]).toEqual(['awaiting_payment', 'not_received', 'Contoh 12'])
  await expect(page.getByText(correction.heading, { exact: true })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
})
