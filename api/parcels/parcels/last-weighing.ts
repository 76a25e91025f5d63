import { sql, type RawBuilder } from 'kysely'

/** What the scale and the tape said last of the parcel of this order: one row, or none. */
export function lastWeighing(order_id: RawBuilder<unknown>) {
  return sql`(select w.weight_g, w.length_cm, w.width_cm, w.height_cm from weighings w
    where w.order_id = ${order_id} order by w.id desc limit 1)`
}

/** The same as it is shown. */
export function measuredOf(order_id: RawBuilder<unknown>) {
  return sql`(select jsonb_build_object('weight', (w.weight_g / 1000.0)::float8, 'length', w.length_cm, 'width', w.width_cm,
    'height', w.height_cm) from ${lastWeighing(order_id)} w)`
}
