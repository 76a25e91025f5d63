import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import {
  changeRefundAccount,
  listVouchers,
  printSticker,
  readRefundAccount,
  type RefundAccount,
} from '#contract/money/vouchers.ts'
import { finalMacros } from '#contract/parcels/parcel-steps.ts'
import type { DB } from '#database/schema.ts'
import { writeToOwner } from '../../people/sessions/account-letters.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import { listed } from '../../platform/listed.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import { printStickerOf } from './sticker.ts'

export function voucherRoutes(app: App) {
  app.serve(listVouchers, ({ user, query }) => vouchersOf(app.db, user.id, query))
  app.serve(printSticker, async ({ user, params, language }) => {
    const voucher = await app.db
      .selectFrom('vouchers')
      .select(['serial', 'box_label'])
      .where('id', '=', params.id)
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    if (!voucher) throw notFound()
    return printStickerOf(voucher, language)
  })
  app.serve(readRefundAccount, async ({ user }) => ({
    refund_account: (await refundAccountOf(app.db, user.id)) ?? null,
  }))
  app.serve(changeRefundAccount, async ({ user, body }) => ({
    refund_account: await transaction(app.db, (tx) => keepRefundAccount(app, tx, user.id, body)),
  }))
}

const isBoxComing = sql<boolean>`exists (select from parcels p where p.order_id = v.order_id and p.macro not in (${listed(finalMacros)}))`

async function vouchersOf(db: Db, user_id: string, asked: z.output<typeof listVouchers.query>) {
  let query = db
    .selectFrom('vouchers as v')
    .innerJoin('orders as o', 'o.id', 'v.order_id')
    .select([
      'v.id',
      'v.serial',
      'v.box_label',
      'v.value_sen as value',
      'v.status',
      'v.issued_at',
      'v.expires_at',
    ])
    .select(['v.order_id', 'o.tracking_number', isBoxComing.as('is_box_coming')])
    .where('v.user_id', '=', user_id)
    .orderBy('v.id', 'desc')
    .limit(rowsFor(asked))
  if (asked.cursor) query = query.where('v.id', '<', asked.cursor)
  const { page, next_cursor } = asPage(await query.execute(), asked)
  return { voucher_data: page, next_cursor }
}

const accountColumns = ['country_id', 'bank_name', 'account_number', 'account_name'] as const

export function refundAccountOf(db: Db, user_id: string) {
  return db
    .selectFrom('refund_accounts')
    .select(accountColumns)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

/** Whoever takes over a session wants the money: the change is logged, and the owner is told. */
async function keepRefundAccount(app: App, tx: Transaction<DB>, user_id: string, account: RefundAccount) {
  await writeToOwner(app, tx, user_id, 'refund_account_changed')
  await record(tx, { name: 'refund_account_changed', subject_id: user_id, actor_id: user_id })
  return tx
    .insertInto('refund_accounts')
    .values({ user_id, ...account })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...account, changed_at: sql<Date>`now()` }),
    )
    .returning(accountColumns)
    .executeTakeFirstOrThrow()
}
