import type { z } from 'zod'
import { changeBox, createBox, listBoxes, type boxFields } from '#contract/office/office.ts'
import { boxDescriptions } from '#contract/site/master-data.ts'
import type { MasterData } from '../../site/master-data/master-data.ts'
import { violates } from '../../platform/database-errors.ts'
import type { Db } from '../../platform/database.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'
import { gramsOf } from '#contract/prices/measures.ts'

type Fields = z.output<typeof boxFields>

export function boxRoutes(app: App, masterData: MasterData) {
  app.serve(listBoxes, async () => ({
    box_data: (await app.db.selectFrom('boxes').selectAll().orderBy('max_weight_g').execute()).map(asFields),
  }))
  app.serve(createBox, ({ user, body, once }) =>
    withLabelError(masterData, () =>
      once(async (tx) => {
        const added = await tx
          .insertInto('boxes')
          .values(columnsOf(body))
          .returningAll()
          .executeTakeFirstOrThrow()
        const box = asFields(added)
        await record(tx, { name: 'box_added', subject_id: box.id, actor_id: user.id, data: { after: box } })
        return { box }
      }),
    ),
  )
  app.serve(changeBox, ({ user, params, body }) =>
    withLabelError(masterData, () => transaction(app.db, (tx) => change(tx, user.id, params.id, body))),
  )
}

async function change(tx: Db, admin_id: string, id: string, body: Fields) {
  const before = await tx.selectFrom('boxes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!before) throw notFound()
  const after = await tx
    .updateTable('boxes')
    .set(columnsOf(body))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const data = { before: asFields(before), after: asFields(after) }
  await record(tx, { name: 'box_changed', subject_id: id, actor_id: admin_id, data })
  return { box: data.after }
}

async function withLabelError<Result>(masterData: MasterData, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (violates(error, 'one_active_box_per_label')) throw invalidField('label', 'error.label_taken')
    throw error
  } finally {
    masterData.drop()
  }
}

function columnsOf({ description, price, deposit, max_weight, length, width, height, ...same }: Fields) {
  return {
    ...same,
    description: JSON.stringify(description),
    price_sen: price,
    deposit_sen: deposit,
    max_weight_g: gramsOf(max_weight),
    length_cm: length,
    width_cm: width,
    height_cm: height,
  }
}

interface Row {
  id: string
  label: string
  description: unknown
  price_sen: number
  deposit_sen: number
  max_weight_g: number
  length_cm: number
  width_cm: number
  height_cm: number
  is_active: boolean
}

function asFields(row: Row) {
  return {
    id: row.id,
    label: row.label,
    description: boxDescriptions.parse(row.description),
    price: row.price_sen,
    deposit: row.deposit_sen,
    max_weight: row.max_weight_g / 1000,
    length: row.length_cm,
    width: row.width_cm,
    height: row.height_cm,
    is_active: row.is_active,
  }
}
