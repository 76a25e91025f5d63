import { expect, type Page } from '@playwright/test'
import { CompiledQuery } from 'kysely'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { Ask, Violation } from '../../api/verify/ask.ts'
import { verifyOrders } from '../../api/verify/verify.ts'
import { ofTheWhole } from '../../api/verify/whole.ts'
import voucher from '../../web/locales/sg/voucher.ts'
import { database, proveFresh } from './database.ts'
import { shownIn, type Ordered } from './play.ts'
import { refundWords } from './refund.ts'
import { typeInto } from './typing.ts'

const refunds = refundWords.sg

/** Where the money goes back to; that it is really them was proven a moment ago. */
export async function enterAccount(page: Page, token: string) {
  await proveFresh(token)
  await page.goto('/voucher')
  await typeInto(page.locator('[name=bank_name]'), 'Maybank')
  await typeInto(page.locator('[name=account_number]'), '514012345678')
  await typeInto(page.locator('[name=account_name]'), 'Nur Contoh')
  await page.locator('[name=account_name]').press('Enter')
  await expect(page.getByText(voucher.refund.saved)).toBeVisible()
}

/** Pays every refund of this order with a bank reference; returns what was paid back. */
export async function payRefundsOf(office: Page, { number }: Ordered) {
  await office.goto('/office/refunds')
  await typeInto(office.getByRole('searchbox', { name: 'Find', exact: true }), number)
  await expect(office.locator('dd', { hasText: inGroups(number) })).toBeVisible()
  const waiting = office.getByText(/^\d+ waiting, RM/)
  const amount_sen = await shownIn(waiting)
  for (let left = Number.parseInt((await waiting.textContent()) ?? '', 10); left > 0; left -= 1) {
    await expect(waiting).toHaveText(new RegExp(`^${left} waiting`))
    await typeInto(office.getByLabel(refunds.bank_reference), `REF ${number} ${left}`)
    await office.keyboard.press('Enter')
  }
  await expect(waiting).toHaveCount(0)
  return amount_sen
}

/** Everything that somebody ordered, and was asked for afterwards. */
export async function ordersOf(user_id: string) {
  const db = await database()
  const rows = await db.selectFrom('orders').select('id').where('user_id', '=', user_id).execute()
  return rows.map(({ id }) => id)
}

/** What the rules that hold over all tables find wrong with these orders, with the ledger, or with the figures. */
export async function wrongWith(ids: readonly string[]) {
  const db = await database()
  const ask: Ask = async (text, values) =>
    (await db.executeQuery<Violation>(CompiledQuery.raw(text, values))).rows
  const found = [await verifyOrders(ask, ids)]
  // Other journeys make parcels and vouchers that nobody has paid; what is booked is booked by the service alone.
  for (const rule of [
    'the ledger sums to zero',
    'every posting sums to zero',
    'the figures of the office add up to the ledger',
  ] as const)
    found.push(await ask(ofTheWhole[rule]))
  return found.flat()
}

/** The ledger of these orders, account by account; all that came in counts as one. */
export async function bookedFor(ids: readonly string[]) {
  const db = await database()
  const rows = await db
    .selectFrom('ledger')
    .select(['account', 'amount_sen'])
    .where('order_id', 'in', [...ids])
    .execute()
  const sums = new Map<string, number>()
  for (const { account, amount_sen } of rows) {
    const name = account.startsWith('received:') ? 'received' : account
    sums.set(name, (sums.get(name) ?? 0) + amount_sen)
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0))
}
