import { sql } from 'kysely'
import type { Language } from '#contract/platform/language.ts'
import { typesHolding } from '#contract/site/order-types.ts'
import { listed } from '../../platform/listed.ts'
import { asPaper, type Labelled } from '../../orders/transactions/papers.ts'
import { shipmentJson } from '../../orders/transactions/shipment-columns.ts'
import { labelsInTurn, printLabelsOf } from '../../papers/label.ts'
import { notFound } from '../../platform/errors.ts'
import { record } from '../../platform/events.ts'
import type { Db } from '../../platform/database.ts'

interface Wanted {
  user_id: string
  numbers: readonly string[]
  language: Language
}

/** Of these parcels those that have a label, in the order in which they were chosen; boxes have none. */
export async function labelsOf(app: { db: Db; public_url: string }, { user_id, numbers, language }: Wanted) {
  const { rows } = await sql<Labelled>`
    select o.tracking_number, o.created_at, o.total_sen as total, (${shipmentJson}) as shipment
    from unnest(${numbers}::text[]) with ordinality asked (number, place) join orders o on o.tracking_number = asked.number
      join payments p on p.order_id = coalesce(o.paid_with, o.id) and p.status = 'success'
    where o.type in (${listed(typesHolding('goods'))}) order by asked.place`.execute(app.db)
  if (rows.length === 0) throw notFound()
  await record(app.db, { name: 'labels_printed', actor_id: user_id, data: { count: rows.length } })
  const papers = rows.map((row) => asPaper(row, row.shipment))
  return labelsInTurn({ who: user_id }, () => printLabelsOf(papers, 'labels', language, app.public_url))
}
