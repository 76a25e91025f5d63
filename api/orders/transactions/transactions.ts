import {
  listParcelsOfBatch,
  listTransactions,
  printLabels,
  printPaper,
  printReceipt,
  readTransaction,
  sendProof,
  showOwnProof,
} from '#contract/orders/transactions.ts'
import { findOwnOrder } from '#contract/orders/own-order.ts'
import { givePicture, takePicture } from '../../files/pictures.ts'
import { notFound } from '../../platform/errors.ts'
import { countWork } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { labelsOfBatch, parcelsOfBatch } from './batch.ts'
import { ownOrderOf } from './own-order.ts'
import { printPaperOf } from './papers.ts'
import { printReceiptOf } from './receipt.ts'
import { keepProof } from './steps.ts'
import { transactionsOf } from './list.ts'
import { transactionOf } from './read.ts'

const uploadsPerHour = 30

export function transactionRoutes(app: App) {
  app.serve(listTransactions, ({ user, query }) => transactionsOf(app.db, user.id, query))
  app.serve(readTransaction, async ({ user, params }) => ({
    transaction: await transactionOf(app, user.id, params.id),
  }))
  app.serve(findOwnOrder, async ({ user, params }) => ({
    order: (await ownOrderOf(app.db, user.id, params.number)) ?? null,
  }))
  app.serve(sendProof, async ({ user, params, picture, once }) => {
    const limit = { bucket: `proof:${user.id}`, most: uploadsPerHour, seconds: 3600 }
    const file = await countWork(app.db, [limit], () => takePicture(app, 'payment_proof', user.id, picture()))
    return once((tx) => keepProof(tx, user.id, params.id, file))
  })
  app.serve(showOwnProof, async ({ user, params }) => {
    const own = await app.db
      .selectFrom('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select('p.proof_id')
      .where('o.id', '=', params.id)
      .where('o.user_id', '=', user.id)
      .executeTakeFirst()
    return givePicture(app, app.db, own?.proof_id)
  })
  app.serve(printReceipt, async ({ user, params, language }) => {
    const transaction = await transactionOf(app, user.id, params.id)
    if (transaction.status !== 'success' || transaction.paid_with) throw notFound()
    return printReceiptOf(transaction, language)
  })
  app.serve(printPaper, async ({ user, params, language }) =>
    printPaperOf(await transactionOf(app, user.id, params.id), params.kind, language, app.public_url),
  )
  app.serve(listParcelsOfBatch, ({ user, params, query }) =>
    parcelsOfBatch(app.db, user.id, params.id, query),
  )
  app.serve(printLabels, ({ user, params, query, language }) =>
    labelsOfBatch(app, { user_id: user.id, batch_id: params.id, part: query.part, language }),
  )
}
