import { sql } from 'kysely'
import type { z } from 'zod'
import type { Language } from '#contract/platform/language.ts'
import { labelsPerFile, type listParcelsOfBatch, type printLabels } from '#contract/orders/transactions.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import { labelsInTurn, printLabelsOf } from '../../papers/label.ts'
import { asPaper, type Labelled } from './papers.ts'
import { shipmentJson } from './shipment-columns.ts'

type Parcel = z.output<typeof listParcelsOfBatch.data>['parcel_data'][number]
type Asked = z.output<typeof listParcelsOfBatch.query>

export async function parcelsOfBatch(db: Db, user_id: string, batch_id: string, asked: Asked) {
  const { rows } = await sql<Parcel>`
    select c.id, c.tracking_number, c.reference, r.name as receiver, ci.label as destination, s.mode, c.total_sen as amount, p.macro
    from orders o join orders c on c.paid_with = o.id join shipments s on s.order_id = c.id
      join shipment_parties r on r.order_id = c.id and r.party = 'receiver' join cities ci on ci.code = r.city_id
      left join parcels p on p.order_id = c.id
    where o.id = ${batch_id}::uuid and o.user_id = ${user_id}::uuid
      and (${asked.cursor ?? null}::uuid is null or c.id > ${asked.cursor ?? null}::uuid)
    order by c.id limit ${rowsFor(asked)}`.execute(db)
  if (rows.length === 0 && !asked.cursor) throw notFound()
  const { page, next_cursor } = asPage(rows, asked)
  return { parcel_data: page, next_cursor }
}

interface Wanted {
  user_id: string
  batch_id: string
  part: z.output<typeof printLabels.query>['part']
  language: Language
}

export async function labelsOfBatch(
  app: { db: Db; public_url: string },
  { user_id, batch_id, part = 1, language }: Wanted,
) {
  const { rows } = await sql<Labelled & { number: string }>`
    select o.tracking_number, o.created_at, o.total_sen as total, w.tracking_number as number, (${shipmentJson}) as shipment
    from orders w join payments p on p.order_id = w.id and p.status = 'success' join orders o on o.paid_with = w.id
    where w.id = ${batch_id}::uuid and w.user_id = ${user_id}::uuid
    order by o.id limit ${labelsPerFile} offset ${(part - 1) * labelsPerFile}`.execute(app.db)
  const [first] = rows
  if (!first) throw notFound()
  const papers = rows.map((row) => asPaper(row, row.shipment))
  return labelsInTurn({ who: user_id }, () =>
    printLabelsOf(papers, `${first.number}-labels-${part}`, language, app.public_url),
  )
}
