import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import { addOnOptions } from '#contract/orders/shipments.ts'
import type { AddOn } from '#contract/prices/priced-line.ts'
import type { PaymentType } from '#contract/site/payment-types.ts'
import detail from '../../web/locales/sg/shipment_detail.ts'
import { settle } from './account.ts'
import { actOf, words as work } from './courier.ts'
import { numberOf } from './order.ts'
import { fillReceiver, words } from './purchase.ts'
import {
  bandung,
  fillOfficialBox,
  fillOwnPackage,
  fillParty,
  goBy,
  next,
  pay,
  selangor,
  shipment,
} from './shipment.ts'
import { typeInto } from './typing.ts'

const { success, purchase, ui } = words.sg
const { change } = shipment.sg

export interface Ordered {
  id: string
  number: string
  amount_sen: number
}

/** What the page of an order asks for. */
async function asked(page: Page, id: string): Promise<Ordered> {
  const exact = page
    .getByText(success.exact_amount, { exact: true })
    .locator('xpath=ancestor::*[contains(., "RM")][1]')
  return { id, number: await numberOf(id), amount_sen: await shownIn(exact) }
}

/** The first amount of money in this part of the page. */
export async function shownIn(part: Locator) {
  const [, ringgit = ''] = /RM\s*([\d,]+\.\d\d)/.exec((await part.textContent()) ?? '') ?? []
  expect(ringgit, 'an amount of money').not.toBe('')
  return Math.round(Number(ringgit.replaceAll(',', '')) * 100)
}

/** Boxes that a courier brings, to be paid by transfer. */
export async function orderBoxes(page: Page, quantity: number) {
  await page.goto('/purchase')
  await fillReceiver(page, 'sg')
  await typeInto(page.locator('[name=quantity]'), String(quantity))
  await page.getByRole('button', { name: purchase.next }).click()
  await expect(page.getByText('No. 1, Jalan Contoh')).toBeVisible()
  await page.getByRole('button', { name: purchase.next }).click()
  await page.getByRole('tab', { name: ui.payment.transfer }).click()
  await page.locator('[name=payment_account]').first().check({ force: true })
  await page.getByRole('button', { name: purchase.order, exact: true }).click()
  await expect(page.locator('h1')).toHaveText(success.awaiting_payment.heading)
  return asked(page, new URL(page.url()).searchParams.get('id') ?? '')
}

interface Choices {
  way: PaymentType
  /** The receiver comes to the first counter that is offered. */
  isCollected?: boolean
  /** In an official box, with whatever voucher is offered for it. */
  isBoxed?: boolean
  addOns?: readonly (readonly [name: AddOn, option: string])[]
}

/** A parcel from Shah Alam to Bandung, through all six steps. */
export async function orderParcel(page: Page, { way, isCollected, isBoxed, addOns = [] }: Choices) {
  const word = shipment.sg
  await page.goto('/shipment')
  await fillParty(page, 'sg', selangor, word.services.pickup)
  await next(page, 'sg')
  const service = isCollected ? word.services.self_pickup : word.services.delivery
  await fillParty(page, 'sg', bandung, service, 'receiver')
  if (isCollected) await page.getByRole('group', { name: word.counter }).locator('label').nth(1).click()
  await next(page, 'sg')
  if (isBoxed) await fillOfficialBox(page, 'M', '4.2')
  else await fillOwnPackage(page, '4.2')
  for (const [place, [name, option]] of addOns.entries()) {
    await page.getByRole('checkbox', { name: word.add_on[name] }).check()
    if (addOnOptions[name].length > 1)
      await page.locator(`[name="add_ons.${place}.option"]`).selectOption(option)
  }
  await next(page, 'sg')
  await goBy(page, 'sg', 'air')
  await next(page, 'sg')
  await expect(page.locator('h1')).toBeVisible()
  await next(page, 'sg')
  return asked(page, await pay(page, 'sg', way))
}

/** The link of one of the two, which the owner can pass on: whoever opens it has no account and no session. */
export async function openVisitLink(browser: Browser, owner: Page, id: string, party: 'sender' | 'receiver') {
  await owner.goto(`/shipment-detail?id=${id}`)
  const path = await owner.getByRole('link', { name: detail.visit[party] }).getAttribute('href')
  // What is passed on opens no form by itself.
  return openLink(browser, path?.replace('&choose', '') ?? '')
}

async function openLink(browser: Browser, path: string) {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await settle(page, 'sg')
  await page.goto(path)
  return page
}

/** Another street for the receiver, by the owner or by the office. */
export async function changeStreet(page: Page, street: string) {
  const form = page.locator('details').filter({ hasText: change.heading })
  await form.locator('summary').click()
  await typeInto(form.locator('[name=address]'), street)
  await form.getByRole('button', { name: change.save }).click()
  await expect(page.getByText(change.done)).toBeVisible()
}

/** Scanned one after the other, then one step for all of them. */
export async function takeTogether(page: Page, numbers: readonly string[], code: EventCode) {
  const { batch } = work.sg.courier
  await page.goto('/courier/batch')
  const again = page.getByRole('button', { name: batch.clear })
  await expect(page.getByLabel(batch.step)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await page.getByLabel(batch.step).selectOption(code)
  for (const number of numbers) {
    await typeInto(page.locator('[name=number]'), number)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: `${actOf('sg', code)}: ${numbers.length}` }).click()
  await expect(page.getByText(batch.done.replace('{{count}}', String(numbers.length)))).toBeVisible()
  await again.click()
}

/** Cancels what is paid, or all of its boxes but one, and says what comes back. */
export async function cancelPaid(page: Page, { id }: Ordered, keeps?: 'one box') {
  const { cancel, cancel_paid } = success
  await page.goto(`/shipment-success?id=${id}`)
  await page.getByText(cancel.button, { exact: true }).click()
  if (keeps)
    await page.getByRole('group', { name: cancel_paid.boxes.legend }).getByRole('checkbox').first().click()
  const [before = ''] = cancel_paid.button.split('{{amount}}')
  const button = page.getByRole('button', { name: before })
  await expect(button).toBeEnabled()
  const amount_sen = await shownIn(button)
  await button.click()
  await page.locator('dialog[open]').getByRole('button', { name: cancel.confirm }).click()
  await expect(page.getByText(keeps ? cancel_paid.boxes.done : cancel_paid.done)).toBeVisible()
  return amount_sen
}

/** Opens the order that asks for the fee of this parcel. */
export async function openFee(page: Page, { id }: Ordered) {
  await page.goto(`/shipment-detail?id=${id}`)
  const [before = ''] = detail.fees.pay.split('{{amount}}')
  await page.getByRole('link', { name: new RegExp(`^${before}RM`) }).click()
  await expect(page.locator('h1')).toHaveText(success.awaiting_payment.heading)
  return asked(page, new URL(page.url()).searchParams.get('id') ?? '')
}
