import { expect, type Browser, type Page } from '@playwright/test'
import { wayAcross } from '../../api/courier/scans/test-way.ts'
import { settle } from '../steps/account.ts'
import {
  confirmOf,
  actOf,
  backToList,
  openParcel,
  pickAct,
  take,
  takePicture,
  words,
} from '../steps/courier.ts'
import { arriveAs } from '../steps/database.ts'
import { approveProof, openOffice } from '../steps/desk.ts'
import { numberOf } from '../steps/order.ts'
import { makePaidShipment, tell } from '../steps/parcel.ts'
import { words as purchaseWords } from '../steps/purchase.ts'
import { bandung, fillOwnPackage, fillParty, goBy, next, pay, selangor, shipment } from '../steps/shipment.ts'
import { expectAccessible, expectNoOverflow } from '../steps/steps.ts'
import { codesOf, find, work } from '../steps/way.ts'
import detail from '../../web/locales/sg/shipment_detail.ts'
import door from '../../web/locales/sg/door.ts'
import handOver from '../../web/locales/sg/hand_over.ts'
import receiver from '../../web/locales/sg/receiver.ts'
import weighing from '../../web/locales/sg/weighing.ts'
import { typeInto } from '../steps/typing.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const { courier, error } = words.sg

test('from the order to the door: heavier than declared, paid, handed over, given by its code', async ({
  page: customer,
  browser,
}) => {
  const { id, number } = await order(customer)
  const office = await openOffice(browser)
  await approveProof(office, customer, id)

  const first = await work(browser, 'courier')
  await find(first, number)
  await take(first, 'sg', 'picked_up')
  await weigh(first, '9')
  await expect(first.getByText(weighing.here.waiting)).toBeVisible()
  await expectNoOverflow(first)

  const payable = await agree(customer, id)
  await approveProof(office, customer, payable)
  await customer.getByRole('link', { name: weighing.to_shipment.slice(0, 11) }).click()
  await expect(customer.getByText(weighing.titles.paid)).toBeVisible()
  await expect.poll(() => codesOf(number)).toEqual(['sender_asked', 'sender_answered'])

  const second = await work(browser, 'courier')
  // What lies in a warehouse is in nobody's hand: it is passed on before it gets there.
  await handOverTo(first, second, number)
  for (const code of wayAcross.slice(2)) await tell(number, code)
  const others = [await makePaidShipment(), await makePaidShipment()]
  for (const one of [...others, number]) await find(second, one)
  // Where the receiver lives is for whoever goes there.
  await expect(second.getByText('Gate 4711, third floor')).toBeVisible()
  await expect(first.getByText('Gate 4711, third floor')).toHaveCount(0)
  await second.context().setOffline(true)
  await take(second, 'sg', 'out_for_delivery')
  for (const one of others) {
    await backToList(second, 'sg')
    await openParcel(second, one)
    await take(second, 'sg', 'picked_up')
  }
  expect(await codesOf(number)).toEqual(['import_cleared', 'destination_hub_in'])
  await second.context().setOffline(false)
  await expect.poll(() => codesOf(number)).toEqual(['destination_hub_in', 'out_for_delivery'])
  for (const one of others) await expect.poll(() => codesOf(one)).toEqual(['label_created', 'picked_up'])

  const waiting = await openLink(browser, customer, id)
  const code = (await waiting.getByLabel(receiver.code).textContent()) ?? ''
  expect(code).toMatch(/^\d{6}$/)
  await find(second, number)
  await deliver(second, code === '000000' ? '111111' : '000000')
  await expect(second.getByText(door.not_handed_over)).toBeVisible()
  await expect(second.getByText(door.tries_left_other.replace('{{count}}', '4'))).toBeVisible()
  await expect(second.locator('[name=door_code]')).toBeFocused()
  await expect(second.locator('[name=received_by]')).toHaveValue('Ibu Contoh')
  await expect(second.getByRole('img', { name: door.signed })).toBeVisible()
  await typeInto(second.locator('[name=door_code]'), code)
  await second.getByRole('button', { name: courier.queue.again }).click()
  await expect(waiting.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  await seeEvidence(customer, id)
})

async function order(page: Page) {
  await settle(page, 'sg')
  await arriveAs(page, 'customer')
  await page.goto('/shipment')
  await fillParty(page, 'sg', selangor, shipment.sg.services.pickup)
  await next(page, 'sg')
  await fillParty(page, 'sg', bandung, shipment.sg.services.delivery, 'receiver')
  await typeInto(page.locator('[name=note]'), 'Gate 4711, third floor')
  await next(page, 'sg')
  await fillOwnPackage(page, '3.2')
  await next(page, 'sg')
  await goBy(page, 'sg', 'air')
  await page.locator('[name=wants_door_code]').check()
  await expectAccessible(page, 'air, sea and the code of the door')
  await next(page, 'sg')
  await next(page, 'sg')
  const id = await pay(page, 'sg', 'transfer')
  return { id, number: await numberOf(id) }
}

async function weigh(page: Page, weight: string) {
  await pickAct(page, 'sg', 'reweighed')
  const confirm = page.getByRole('button', { name: confirmOf(courier) })
  await confirm.click()
  await expect(page.getByText(error.required)).toHaveCount(3)
  await expectAccessible(page, 'the scale with errors')
  await typeInto(page.locator('[name=weight]'), weight)
  for (const [side, length] of [
    ['length', '40'],
    ['width', '30'],
    ['height', '30'],
  ])
    await typeInto(page.locator(`[name=${side}]`), length ?? '')
  await expect(page.getByText(new RegExp(`^${weighing.preview.slice(0, 7)}\\s${weight}\\skg:`))).toBeVisible()
  await takePicture(page, `scale ${weight}`)
  await confirm.click()
  // Its sender is asked for more: once more what was weighed.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: confirmOf(courier) })
    .click()
}

async function agree(page: Page, id: string) {
  await page.goto(`/shipment-detail?id=${id}`)
  await expect(page.getByText(weighing.titles.waiting)).toBeVisible()
  await expect(page.getByRole('img', { name: weighing.picture })).toBeVisible()
  await expectAccessible(page, 'a heavier parcel')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: weighing.agree.slice(0, 13) }).click()
  await page.getByRole('tab', { name: purchaseWords.sg.ui.payment.transfer }).click()
  await page.locator('dialog [name=payment_account]').first().check({ force: true })
  await expectAccessible(page, 'how to pay the difference')
  await page.getByRole('button', { name: weighing.to_payment }).click()
  await expect(page).toHaveURL(/\/shipment-success\?id=/)
  return new URL(page.url()).searchParams.get('id') ?? ''
}

async function handOverTo(giver: Page, taker: Page, number: string) {
  await giver.goto('/courier')
  const places = giver.getByRole('navigation', { name: courier.dock.label })
  await places.getByRole('link', { name: courier.dock.hand_over, exact: true }).click()
  await giver.getByRole('button', { name: handOver.show_code_one.replace('{{count}}', '1') }).click()
  await expect(giver.getByRole('img', { name: handOver.show })).toBeVisible()
  await expectAccessible(giver, 'the code of a hand-over')
  await expectNoOverflow(giver)
  const code = await giver.getByText(/^HX\w\w \w{4} \w{4}$/).textContent()

  await taker.goto('/courier/hand-over')
  await typeInto(taker.locator('[name=code]'), code ?? '')
  await taker.locator('[name=code]').press('Enter')
  const confirm = taker.getByRole('button', { name: handOver.confirm_one.replace('{{count}}', '1') })
  await typeInto(taker.locator('[name=number]'), await makePaidShipment())
  await taker.locator('[name=number]').press('Enter')
  await confirm.click()
  for (const page of [giver, taker]) await expect(page.getByText(handOver.differs)).toBeVisible()
  await expectAccessible(taker, 'counts that differ')
  await expectNoOverflow(taker)
  await taker.getByRole('button', { name: handOver.remove.slice(0, 6) }).click()
  await typeInto(taker.locator('[name=number]'), number)
  await taker.locator('[name=number]').press('Enter')
  await confirm.click()
  for (const page of [giver, taker])
    await expect(page.getByText(handOver.settled, { exact: true })).toBeVisible()
}

/** Where the owner's link leads whoever has nothing else. */
async function openLink(browser: Browser, customer: Page, id: string) {
  await customer.goto(`/shipment-detail?id=${id}`)
  const share = customer.getByRole('link', { name: door.receiver_whatsapp })
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  const [link = ''] = /http\S+#r=[\w-]+/.exec(text) ?? []
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await settle(page, 'sg')
  await page.goto(link)
  await expect(page.getByText(receiver.heading)).toBeVisible()
  await expectAccessible(page, 'the receiver’s link')
  await expectNoOverflow(page)
  return page
}

/** A name, the code and a signature. */
async function deliver(page: Page, code: string) {
  await page.getByRole('button', { name: actOf('sg', 'delivered'), exact: true }).click()
  await typeInto(page.locator('[name=received_by]'), 'Ibu Contoh')
  await typeInto(page.locator('[name=door_code]'), code)
  await page.getByText(door.by_signature, { exact: true }).click()
  // As on a phone that has no time to encode a picture.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => undefined
  })
  const pad = page.getByRole('img', { name: door.sign })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  const at = (x: number, y: number) => [(box?.x ?? 0) + x, (box?.y ?? 0) + y] as const
  await page.mouse.move(...at(40, 40))
  await page.mouse.down()
  for (const [x, y] of [
    [80, 90],
    [140, 40],
    [200, 90],
  ] as const)
    await page.mouse.move(...at(x, y))
  await page.mouse.up()
  await expectAccessible(page, 'a signature')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: confirmOf(courier) }).click()
}

async function seeEvidence(page: Page, id: string) {
  await page.goto(`/shipment-detail?id=${id}`)
  const event = words.sg.events.delivered
  const picture = page.getByRole('img', { name: door.own.picture_of.replace('{{event}}', event) })
  // The proof that it arrived is the first thing of its page.
  await expect(picture).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(door.own.received_by.replace('{{name}}', 'Ibu Contoh')).first()).toBeInViewport(
    {
      ratio: 1,
    },
  )
  await expect(page.getByText(detail.handed_over)).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: door.own.picture.replace('{{event}}', event) }).click()
  await expect(page.locator('dialog').getByRole('img')).toBeVisible()
  await expectAccessible(page, 'the evidence')
}
