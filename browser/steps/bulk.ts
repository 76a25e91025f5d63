import { randomUUIDv7 } from 'node:crypto'
import type { Page } from '@playwright/test'
import { bulkColumns, type BulkColumn } from '#contract/orders/bulk-columns.ts'
import { exampleOf } from '#contract/orders/bulk-template.ts'
import { asCsvLine } from '#contract/platform/csv-cell.ts'
import idBatch from '../../web/locales/id/batch.ts'
import idBulk from '../../web/locales/id/bulk.ts'
import idError from '../../web/locales/id/error.ts'
import myBatch from '../../web/locales/my/batch.ts'
import myBulk from '../../web/locales/my/bulk.ts'
import myError from '../../web/locales/my/error.ts'
import sgBatch from '../../web/locales/sg/batch.ts'
import sgBulk from '../../web/locales/sg/bulk.ts'
import sgError from '../../web/locales/sg/error.ts'
import { pictureOf } from './purchase.ts'
import { origin } from './steps.ts'

export const bulk = { id: idBulk, my: myBulk, sg: sgBulk }
export const batch = { id: idBatch, my: myBatch, sg: sgBatch }
export const errors = { id: idError, my: myError, sg: sgError }

type Cells = Partial<Record<BulkColumn, string>>

/** The picture of a passport for this account, given as a program would. */
async function givePassport(page: Page, token: string) {
  const reply = await page.request.post(`${origin()}/api/user/v1/passport`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUIDv7() },
    multipart: { file: await pictureOf(`passport ${Math.random()}`) },
  })
  const { data } = await reply.json()
  return String(data.passportId)
}

/** Two days on which somebody comes, by the slots of the place. */
async function openDays(page: Page) {
  const reply = await page.request.get(`${origin()}/api/v1/slot/MY-10`)
  const { data } = await reply.json()
  const days: { day: string; is_open: boolean }[] = data.slot_data
  const open = days.filter(({ is_open }) => is_open).map(({ day }) => day)
  return { sender_date: open[0] ?? '', receiver_date: open.at(-2) ?? '' }
}

export function tableOf(name: string, rows: readonly Cells[]) {
  const lines = rows.map((row) => asCsvLine(bulkColumns.map((column) => row[column] ?? '')))
  return { name, mimeType: 'text/csv', buffer: Buffer.from(asCsvLine(bulkColumns) + lines.join('')) }
}

export async function rowsFor(page: Page, token: string, references: readonly string[]) {
  const passport = await givePassport(page, token)
  const days = await openDays(page)
  return references.map((reference): Cells => ({
    ...exampleOf(days),
    reference,
    receiver_passport_id: passport,
  }))
}
