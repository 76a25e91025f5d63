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
})
