import { expect, type Page } from '@playwright/test'
import cash from '../../web/locales/sg/counter_cash.ts'
import { database } from './database.ts'
import { numberOf } from './order.ts'
import { typeInto } from './typing.ts'

interface Order {
  id: string
}

/** The agent of the counter where this order is paid counts its cash. */
export async function takeCash(agent: Page, order: Order) {
  await openCash(agent, order)
  await agent.getByRole('button', { name: cash.take }).click()
  await agent
    .locator('dialog[open]')
    .getByRole('button', { name: /received$/ })
    .click()
  await expect(agent.getByText(cash.taken)).toBeVisible()
}

export async function giveBackCash(agent: Page, order: Order) {
  await openCash(agent, order)
  await agent.getByRole('button', { name: cash.give }).click()
  await agent
    .locator('dialog[open]')
    .getByRole('button', { name: /given back$/ })
    .click()
  await expect(agent.getByText(cash.given)).toBeVisible()
}

async function openCash(agent: Page, { id }: Order) {
  const db = await database()
  const { location_id } = await db
    .selectFrom('payments as p')
    .innerJoin('payment_accounts as a', 'a.id', 'p.payment_account_id')
    .select('a.location_id')
    .where('p.order_id', '=', id)
    .executeTakeFirstOrThrow()
  await joinCounter(agent, location_id)
  await agent.goto('/courier/cash')
  await typeInto(agent.locator('[name=number]'), await numberOf(id))
  await agent.locator('[name=number]').press('Enter')
}

/** Where the buyer collects these boxes, by its name. */
export async function counterOfBoxes(order_id: string) {
  const db = await database()
  const { label } = await db
    .selectFrom('box_purchases')
    .innerJoin('locations', 'locations.id', 'box_purchases.counter_id')
    .select('locations.label')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return label
}

/** The counter where the receiver comes for it. */
export async function joinCounterOf(agent: Page, { id }: Order) {
  const db = await database()
  const { counter_id } = await db
    .selectFrom('shipment_parties')
    .select('counter_id')
    .where('order_id', '=', id)
    .where('party', '=', 'receiver')
    .executeTakeFirstOrThrow()
  await joinCounter(agent, counter_id)
}

async function joinCounter(agent: Page, location_id: string | null) {
  const db = await database()
  const id = await agent.evaluate(() => String(JSON.parse(localStorage.getItem('user') ?? '{}').id))
  await db.updateTable('users').set({ location_id }).where('id', '=', id).execute()
}
