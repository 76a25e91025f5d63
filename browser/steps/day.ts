import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { pathIn } from '#contract/platform/endpoint.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { sendProof } from '#contract/orders/transactions.ts'
import { database, makePerson } from './database.ts'
import { askForReason } from './desk.ts'
import { placeBoxOrder } from './order.ts'
import { words } from './purchase.ts'

const { payments } = words.id.office

export interface Proof {
  order_id: string
  number: string
  payment_id: string
  proof_id: string
}

/** An order of two boxes with a picture of its payment, as a phone sends it. */
export async function payByPicture(
  request: APIRequestContext,
  picture: Buffer,
  person?: { token: string },
): Promise<Proof> {
  const { token } = person ?? (await makePerson('customer'))
  const order_id = await placeBoxOrder(request, token)
  const sent = await request.post(pathIn('user', sendProof.path).replace(':id', order_id), {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    multipart: { file: { name: 'bukti.jpg', mimeType: 'image/jpeg', buffer: picture } },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  const db = await database()
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.tracking_number as number', 'p.id as payment_id', 'p.proof_id'])
    .where('o.id', '=', order_id)
    .executeTakeFirstOrThrow()
  return { ...row, order_id, proof_id: row.proof_id ?? '' }
}

export async function approvalsOf({ payment_id }: Proof) {
  const db = await database()
  const rows = await db
    .selectFrom('approvals')
    .select('status')
    .where('payment_id', '=', payment_id)
    .execute()
  return rows.map(({ status }) => status)
}

/** One of the proofs on the desk; those of other journeys are skipped. */
export async function nextOf(page: Page, waiting: readonly Proof[]) {
  for (let steps = 0; steps < 200; steps += 1) {
    const text = await page.locator('main').innerText()
    const found = waiting.find(({ number }) => text.includes(inGroups(number)))
    if (found) return { found, text }
    await page.keyboard.press('j')
    await page.waitForTimeout(50)
  }
  throw new Error(`None of ${waiting.length} proofs is on the desk`)
}

/** R, the reason by the arrow keys, and the button: no mouse. */
export async function rejectBecause(page: Page, reason: string, title: string = payments.reject_title) {
  await askForReason(page)
  await expect(page.getByText(title)).toBeVisible()
  const chosen = () =>
    page.evaluate(() => {
      const field = document.activeElement
      return field instanceof HTMLInputElement && field.name === 'reject_code' ? field.value : ''
    })
  for (let steps = 0; steps < 10 && (await chosen()) === ''; steps += 1) await page.keyboard.press('Tab')
  for (let steps = 0; steps < 10 && (await chosen()) !== reason; steps += 1)
    await page.keyboard.press('ArrowDown')
  expect(await chosen()).toBe(reason)
  await page.keyboard.press('Enter')
}
