import { sql } from 'kysely'
import { stepsAt } from '#contract/parcels/parcel-steps.ts'
import type { z } from 'zod'
import {
  agreeAtCounter,
  agreeToWeighing,
  declineWeighing,
  listWeighings,
  previewWeighing,
} from '#contract/parcels/weighings.ts'
import type { PricedLine } from '#contract/prices/priced-line.ts'
import { listed } from '../../platform/listed.ts'
import { shownLine } from '../../prices/quotes/shown-price.ts'
import type { Db } from '../../platform/database.ts'
import type { App } from '../../platform/serve.ts'
import { demandOwnOrder } from '../transactions/own-order.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import { transaction } from '../../platform/transaction.ts'
import { agree, decline } from './answer.ts'
import { agreeHere, previewOf } from './at-the-scale.ts'

type Weighing = z.output<typeof listWeighings.data>['weighing_data'][number]

interface Row extends Omit<Weighing, 'new_lines'> {
  lines: PricedLine[] | null
}

export function differenceRoutes(app: App) {
  app.serve(listWeighings, async ({ user, params }) => ({
    weighing_data: await weighingsOf(app.db, user.id, params.id),
  }))
  app.serve(agreeToWeighing, ({ user, params, body, once }) =>
    once((tx) => agree(app, tx, { user_id: user.id, id: params.id }, body)),
  )
  app.serve(previewWeighing, async ({ user, params, body }) => ({
    price: await transaction(app.db, (tx) => previewOf(tx, user, numberIn(params.number), body.measured)),
  }))
  app.serve(agreeAtCounter, ({ user, params, body, once }) =>
    once((tx) =>
      agreeHere(app, tx, {
        agent: user,
        number: numberIn(params.number),
        difference_sen: body.difference,
      }),
    ),
  )
  app.serve(declineWeighing, ({ user, params, once }) =>
    once((tx) => decline(tx, { user_id: user.id, id: params.id })),
  )
}

async function weighingsOf(db: Db, user_id: string, order_id: string) {
  const { rows } = await sql<Row>`
    select w.id, w.at, w.status, w.old_chargeable_kg, w.new_chargeable_kg, w.payable_id, w.evidence_id, w.lines,
      jsonb_build_object('weight', s.weight_g / 1000.0, 'length', s.length_cm, 'width', s.width_cm, 'height', s.height_cm) as declared,
      jsonb_build_object('weight', w.weight_g / 1000.0, 'length', w.length_cm, 'width', w.width_cm, 'height', w.height_cm) as measured,
      w.weight_working ->> 'decided_by' as decided_by, (w.weight_working ->> 'actual_g')::float / 1000 as actual_kg,
      (w.weight_working ->> 'volumetric_g')::float / 1000 as volumetric_kg,
      w.old_total_sen as old_total, w.new_total_sen as new_total, abs(w.difference_sen) as difference, w.difference_sen > 0 as is_heavier,
      w.status in ('waiting', 'declined') and p.step in (${listed(stepsAt('origin_hub'))}) as is_open
    from weighings w join shipments s on s.order_id = w.order_id join orders o on o.id = w.order_id join parcels p on p.order_id = w.order_id
    where w.order_id = ${order_id}::uuid and o.user_id = ${user_id}::uuid
    order by w.id desc limit 20`.execute(db)
  if (rows.length === 0) await demandOwnOrder(db, user_id, order_id)
  return rows.map(withNewLines)
}

function withNewLines({ lines, ...row }: Row): Weighing {
  return { ...row, new_lines: lines && lines.map(shownLine) }
}
