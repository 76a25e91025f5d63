import { expect } from '@playwright/test'
import { settle } from '../steps/account.ts'
import { arriveAs } from '../steps/database.ts'
import { giveAccount, oweTo, reach } from '../steps/refund.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import voucher from '../../web/locales/my/voucher.ts'
import refunds from '../../web/locales/sg/office_refunds.ts'
import { test } from '../steps/journey.ts'

test('two refunds are paid by the keyboard alone, and the customer sees the reference', async ({
  browser,
}) => {
  const customer = await (await browser.newContext()).newPage()
  await settle(customer, 'my')
  const { id } = await arriveAs(customer, 'customer')
  await giveAccount(id)
  const serials = [await oweTo(id, 3000), await oweTo(id, 4500)]

  const office = await (await browser.newContext()).newPage()
  await settle(office, 'sg')
  await arriveAs(office, 'admin')
  await office.goto('/office/refunds')
  for (const serial of serials) {
    await reach(office, serial, 'sg')
    await office.keyboard.type(`REF ${serial.slice(-4)}`)
    await office.keyboard.press('Enter')
    await expect(office.getByText(refunds.done).first()).toBeVisible()
    await expect(office.getByText(serial)).toBeHidden()
  }
  // A key that was pressed too early: the same refund is on the screen again, and is paid once more.
  const last = serials[1] ?? ''
  await office.keyboard.press('Escape')
  await office.keyboard.press('u')
  await expect(office.getByText(refunds.back.done)).toBeVisible()
  await expect(office.getByText(last)).toBeVisible()
  await expect(office.getByText(refunds.back.not_sent.split('{{')[0] ?? '')).toBeVisible()
  await expectAccessible(office, 'a refund that is due again')
  // What was typed stands there again.
  await expect(office.locator('[name=bank_reference]')).toHaveValue(`REF ${last.slice(-4)}`)
  await office.locator('[name=bank_reference]').focus()
  await office.keyboard.press('Enter')
  await expect(office.getByText(last)).toBeHidden()
  await office.goto('/office/refunds?tab=paid')
  await expect(office.getByText(`REF ${serials[1]?.slice(-4)}`)).toBeVisible()
  await expectAccessible(office, 'refunds that were paid')

  await customer.setViewportSize({ width: 360, height: 780 })
  await customer.goto('/voucher')
  const own = customer.locator('section, div', { hasText: voucher.refunds.heading }).last()
  await expect(own.getByText('RM 45.00')).toBeVisible()
  await expect(customer.getByText(`REF ${serials[0]?.slice(-4)}`)).toBeVisible()
  await expectNoOverflow(customer)
  await expectAccessible(customer, 'vouchers with refunds')

  // The bank sends the other one back: it is due again, and its customer reads what to look at.
  const row = office.getByRole('row', { name: `REF ${serials[0]?.slice(-4)}` })
  await row.getByRole('button', { name: refunds.back.open }).click()
  const dialog = office.locator('dialog[open]')
  await dialog.getByRole('button', { name: refunds.back.confirm }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByText(refunds.back.reasons.sent_back).click()
  await expectAccessible(office, 'a payment that is taken back')
  await dialog.getByRole('button', { name: refunds.back.confirm }).click()
  await expect(row).toHaveCount(0)
  await customer.reload()
  await expect(customer.getByText(voucher.refunds.check_account)).toBeVisible()
  await expectNoOverflow(customer)
  await office.goto('/office/refunds')
  await reach(office, serials[0] ?? '', 'sg')
  await expect(office.getByText(refunds.back.unchanged)).toBeVisible()
})
