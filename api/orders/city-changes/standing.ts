import { sql } from 'kysely'
import type { CityObstacle } from '#contract/orders/city-changes.ts'
import { isAt, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { Db } from '../../platform/database.ts'
import { standingOfNumber, type Standing } from '../changes/standing.ts'

interface UnderWay {
  code: EventCode | null
  holder_id: string | null
  is_erased: boolean
  is_difference_open: boolean
  /** By the scale, where that was charged. */
  weighed: Pick<Standing, 'weight_g' | 'length_cm' | 'width_cm' | 'height_cm'> | null
  /** What was charged for it since the last change. */
  weighed_total_sen: number | null
}

export type ParcelUnderWay = Standing & Omit<UnderWay, 'weighed' | 'weighed_total_sen'>

/** The shipment as its freight was charged last, by the order or by the scale, and where its parcel is. */
export async function underWay(db: Db, number: string): Promise<ParcelUnderWay | undefined> {
  const standing = await standingOfNumber(db, number)
  if (!standing) return undefined
  const { rows } = await sql<UnderWay>`
    select pc.code, pc.holder_id, r.erased_at is not null as is_erased,
      exists (select from weighings w where w.order_id = r.order_id and w.status in ('waiting', 'agreed', 'declined')) as is_difference_open,
      case when w.id is not null then jsonb_build_object('weight_g', w.weight_g, 'length_cm', w.length_cm, 'width_cm', w.width_cm, 'height_cm', w.height_cm) end as weighed,
      case when not exists (select from order_changes c where c.order_id = r.order_id and c.lines is not null and c.at > w.at)
        then w.new_total_sen end as weighed_total_sen
    from shipment_parties r left join parcels pc on pc.order_id = r.order_id
      left join lateral (select w.* from weighings w where w.order_id = r.order_id and w.status in ('credited', 'paid') order by w.id desc limit 1) w on true
    where r.order_id = ${standing.order_id}::uuid and r.party = 'receiver'`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { weighed, weighed_total_sen, ...parcel } = found
  return { ...standing, ...weighed, ...parcel, total_sen: weighed_total_sen ?? standing.total_sen }
}

/** Why the office cannot send it to another city. */
export function obstacleTo(parcel: ParcelUnderWay, admin_id: string): CityObstacle | undefined {
  const { user_id, step, code, is_over, is_erased, is_difference_open, is_change_paid } = parcel
  if (user_id === admin_id) return 'own_order'
  if (is_over || is_erased || (step !== null && (isAt(step, 'over', 'back') || step === 'refused')))
    return 'order_over'
  if (step === null || isAt(step, 'sender')) return 'parcel_with_sender'
  if (code === 'lost') return 'parcel_lost'
  if (isAt(step, 'last_part')) return 'parcel_at_the_door'
  if (is_difference_open) return 'difference_open'
  return is_change_paid ? 'decide_payment_first' : undefined
}
