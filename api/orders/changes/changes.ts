import {
  changeOrder,
  priceOrderChange,
  readOrderChange,
  replacePayment,
} from '#contract/orders/order-changes.ts'
import type { Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import type { MasterData, MasterRows } from '../../site/master-data/master-data.ts'
import { replacePaymentOf } from '../../money/payments/replace.ts'
import { conflict, invalidField, notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import { accountFor } from '../placing/payment-account.ts'
import { change } from './change-order.ts'
import { priceChange } from './price-change.ts'
import { obstacleTo, standingOf, type Standing } from './standing.ts'

export function changeRoutes(app: App, masterData: MasterData) {
  app.serve(readOrderChange, async ({ user, params }) => {
    const standing = await standingOf(app.db, user.id, params.id)
    if (!standing) throw notFound()
    return asIs(standing)
  })
  app.serve(priceOrderChange, async ({ user, params, body }) => {
    const standing = await standingOf(app.db, user.id, params.id)
    if (!standing) throw notFound()
    const obstacle = obstacleTo(standing)
    if (obstacle) throw conflict(obstacle)
    const rows = await masterData.current()
    const { priced, more_sen, back_sen, arrives, frees_visit } = await priceChange(
      app.db,
      rows,
      standing,
      body,
    )
    return { total: priced.total_sen, more: more_sen, back: back_sen, arrives, frees_visit }
  })
  app.serve(changeOrder, async ({ user, params, body, once }) => {
    const rows = await masterData.current()
    return once((tx) => change(app, tx, rows, { user_id: user.id, id: params.id, body }))
  })
  app.serve(replacePayment, async ({ user, params, body, once }) => {
    const rows = await masterData.current()
    return once((tx) => payAnotherWay(tx, rows, { user_id: user.id, id: params.id, body }))
  })
}

function asIs(standing: Standing) {
  const { sender, receiver, status, total_sen, weight_g } = standing
  return {
    obstacle: obstacleTo(standing) ?? null,
    is_paid: status === 'success',
    total: total_sen,
    weight: weight_g / 1000,
    from: sender.country_id,
    to: receiver.country_id,
    from_region: sender.region_id,
    current: currentOf(standing),
  }
}

/** As the form takes it. Whoever changes what is sent agrees again to what may not be sent. */
export function currentOf({ sender, receiver, mode, items, add_ons, ...content }: Standing) {
  const { item_type, purpose, pmi_registration, declared_value_sen } = content
  const { region_id, city_id, district_id, address, postal_code } = receiver
  const { service_package, drop_point_id } = sender
  const service_type = sender.service_type === 'drop_off' ? ('drop_off' as const) : ('pickup' as const)
  return {
    mode,
    sender: { service_package, service_type, drop_point_id },
    receiver: {
      region_id,
      city_id,
      district_id,
      address,
      postal_code,
      service_package: receiver.service_package,
    },
    package: {
      item_type,
      items,
      add_ons,
      declared_value: declared_value_sen,
      purpose,
      pmi_registration: pmi_registration ?? ('none' as const),
      consent: true,
    },
  }
}

interface Replacement {
  user_id: string
  id: string
  body: Parameters<typeof accountFor>[1]
}

async function payAnotherWay(tx: Transaction<DB>, rows: MasterRows, { user_id, id, body }: Replacement) {
  const { id: account_id, payment_type_id } = accountFor(rows, body)
  const order = await tx
    .selectFrom('orders as o')
    .leftJoin('payments as p', 'p.order_id', 'o.id')
    .select(['o.total_sen', 'p.id', 'p.payment_account_id'])
    .where('o.id', '=', id)
    .where('o.user_id', '=', user_id)
    .executeTakeFirst()
  if (!order) throw notFound()
  if (!order.id) throw conflict('paid_with_batch')
  if (order.payment_account_id === account_id)
    throw invalidField('payment_account_id', 'error.payment_account_same')
  const account = { id: account_id, payment_type_id }
  await replacePaymentOf(tx, {
    order_id: id,
    user_id,
    base_sen: order.total_sen,
    account,
    mayBeClosed: false,
  })
  return { id }
}
