import { expect, type Browser, type Page } from '@playwright/test'
import { wayAcross } from '../../api/courier/scans/test-way.ts'
import { settle } from '../steps/account.ts'
import { giveBackCash, joinCounterOf, takeCash } from '../steps/counter.ts'
import { confirmOf, actOf, take, words, takePicture } from '../steps/courier.ts'
import { arriveAs } from '../steps/database.ts'
import { approveProof, giveApproval, openOffice } from '../steps/desk.ts'
import { sendBack } from '../steps/office.ts'
import {
  cancelPaid,
  changeStreet,
  openFee,
  openVisitLink,
  orderBoxes,
  orderParcel,
  takeTogether,
  type Ordered,
} from '../steps/play.ts'
import { bookedFor, enterAccount, ordersOf, payRefundsOf, wrongWith } from '../steps/play-money.ts'
import { pictureOf } from '../steps/purchase.ts'
import { expectNoOverflow } from '../steps/steps.ts'
import { typeInto } from '../steps/typing.ts'
import { chooseCounter, chooseVisit, moveVisit } from '../steps/visit.ts'
import { find, work } from '../steps/way.ts'
import { test } from '../steps/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const { courier: courierWords, events } = words.sg
const depositOfM_sen = 3000

test('what is cancelled, changed, moved, collected and sent back agrees to the sen in the end', async ({
  page: customer,
  browser,
}) => {
  await settle(customer, 'sg')
  const person = await arriveAs(customer, 'customer')
  const office = await openOffice(browser)
  const agent = await work(browser, 'agent')
  const courier = await work(browser, 'courier')

  const boxes = await orderBoxes(customer, 3)
  await giveApproval(office, customer, boxes.id)
  const collected = await orderParcel(customer, {
    way: 'transfer',
    addOns: [
      ['inspection_photo', 'before_closing'],
      ['waterproof_wrap', 'whole_parcel'],
    ],
  })
  await giveApproval(office, customer, collected.id)
  const returned = await orderParcel(customer, { way: 'qris', isCollected: true })
  await giveApproval(office, customer, returned.id)

  const cancelledBoxes_sen = await cancelPaid(customer, boxes, 'one box')
  await enterAccount(customer, person.token)
  const inCash = await orderParcel(customer, { way: 'cash', isBoxed: true })
  await takeCash(agent, inCash)
  const givenBack_sen = await cancelPaid(customer, inCash)
  expect(givenBack_sen).toBe(inCash.amount_sen)
  await giveBackCash(agent, inCash)

  await beforeHandOver(browser, customer, collected)
  await fetchBoth(courier, collected, returned)
  await office.goto(`/office/parcels/${collected.number}`)
  await changeStreet(office, 'Jl. Braga 3')
  const addressFee = await openFee(customer, collected)
  await approveProof(office, customer, addressFee.id)
  await collectInstead(browser, customer, collected)

  const hub = await work(browser, 'admin')
  for (const code of wayAcross.slice(1)) await takeTogether(hub, [collected.number, returned.number], code)
  await giveAtCounter(agent, collected)
  await customer.goto(`/resi-detail?number=${collected.number}`)
  await expect(customer.getByRole('heading', { name: events.delivered }).first()).toBeVisible()

  await sendBack(office, returned.number, 'refused')
  const returnFee = await openFee(customer, returned)
  await approveProof(office, customer, returnFee.id)
  await find(courier, returned.number)
  await take(courier, 'sg', 'returned')
  await customer.goto(`/resi-detail?number=${returned.number}`)
  await expect(customer.getByRole('heading', { name: events.returned }).first()).toBeVisible()

  expect(await payRefundsOf(office, boxes)).toBe(cancelledBoxes_sen)
  await customer.goto('/voucher')
  await expect(customer.getByText(`REF ${boxes.number} 1`).first()).toBeVisible()

  const asked = [boxes, collected, returned, inCash, addressFee, returnFee]
  const received = asked.reduce((sum, { amount_sen }) => sum + amount_sen, 0)
  // Nobody pays for coming to a counter, so nothing of the returned parcel was not begun.
  const wentBack = cancelledBoxes_sen + givenBack_sen
  const ids = await ordersOf(person.id)
  expect(ids.toSorted()).toEqual(asked.map(({ id }) => id).toSorted())
  const { box_sales = 0, shipping_sales = 0, unique_sen = 0, ...others } = await bookedFor(ids)
  expect(others).toEqual({ received, paid_out: -wentBack, deposits_owed: -depositOfM_sen })
  expect(box_sales + shipping_sales + unique_sen).toBe(wentBack + depositOfM_sen - received)
  expect(await wrongWith(ids)).toEqual([])
})

/** Another street by the owner, and another day by a link alone. */
async function beforeHandOver(browser: Browser, customer: Page, order: Ordered) {
  await customer.goto(`/shipment-detail?id=${order.id}`)
  await changeStreet(customer, 'Jl. Asia Afrika 8')
  const sender = await openVisitLink(browser, customer, order.id, 'sender')
  await chooseVisit(sender, 'sg')
  await expectNoOverflow(sender)
  await moveVisit(sender, 'sg')
  await sender.context().close()
}

/** What was ordered with it is done and ticked at once. */
async function fetchBoth(courier: Page, withWork: Ordered, other: Ordered) {
  await find(courier, withWork.number)
  await take(courier, 'sg', 'picked_up')
  await courier.getByLabel('Photo: Inspection photo').setInputFiles(await pictureOf(withWork.number))
  await expect(courier.getByText('1 of 2 done')).toBeVisible()
  await courier.getByRole('checkbox', { name: /Waterproof wrap/ }).click()
  await expect(courier.getByText('2 of 2 done')).toBeVisible()
  await expectNoOverflow(courier)
  await find(courier, other.number)
  await take(courier, 'sg', 'picked_up')
}

/** The receiver comes for it on another day, to a counter of their choice. */
async function collectInstead(browser: Browser, customer: Page, { id }: Ordered) {
  const receiver = await openVisitLink(browser, customer, id, 'receiver')
  await chooseVisit(receiver, 'sg', 'self_pickup')
  await chooseCounter(receiver)
  await expectNoOverflow(receiver)
  await moveVisit(receiver, 'sg')
  await receiver.context().close()
}

async function giveAtCounter(agent: Page, order: Ordered) {
  await joinCounterOf(agent, order)
  await find(agent, order.number)
  await take(agent, 'sg', 'ready_for_collection')
  await agent.getByRole('button', { name: actOf('sg', 'delivered'), exact: true }).click()
  await typeInto(agent.locator('[name=received_by]'), 'Ibu Contoh')
  await takePicture(agent, `given ${order.number}`)
  await expectNoOverflow(agent)
  await agent.getByRole('button', { name: confirmOf(courierWords) }).click()
}
