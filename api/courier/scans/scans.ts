import {
  confirmBox,
  listMyParcels,
  printWorkLabel,
  readCarried,
  scanParcel,
  sendEvidence,
  tickAddOn,
} from '#contract/courier/scans.ts'
import { carriedTypes } from '#contract/site/order-types.ts'
import type { Language } from '#contract/platform/language.ts'
import { isOffice } from '#contract/platform/roles.ts'
import type { Caller } from '../../platform/caller.ts'
import { tryDoor } from '../../parcels/door-codes/open-door.ts'
import { keepFile } from '../../files/keep-file.ts'
import { takePicture } from '../../files/pictures.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { countWork } from '../../platform/limits.ts'
import type { App } from '../../platform/serve.ts'
import { tick } from '../../parcels/add-ons/tick.ts'
import { transaction } from '../../platform/transaction.ts'
import { printPaperOf } from '../../orders/transactions/papers.ts'
import { anyTransactionOf } from '../../orders/transactions/read.ts'
import { carriedBy, carriedOrNone, numberIn, workOf } from '../../parcels/parcels/carried.ts'
import { confirm } from './confirm-box.ts'
import { recordView } from '../../parcels/parcels/record-view.ts'
import { keepScan } from './scan.ts'

const picturesPerHour = 300

export function scanRoutes(app: App) {
  app.serve(listMyParcels, ({ user }) => workOf(app.db, user))
  app.serve(readCarried, async ({ user, params }) => {
    const number = numberIn(params.number)
    const parcel = await carriedOrNone(app.db, user, number)
    if (!parcel) throw (await isOrdered(app.db, number)) ? conflict('order_unpaid') : notFound()
    if (isOffice(user.role) && !parcel.is_mine) await recordView(app.db, user.id, parcel.order_id)
    return { parcel }
  })
  app.serve(scanParcel, async ({ user, params, body, once }) => {
    const scanned = {
      jobs: app.jobs,
      keys: app.keys,
      caller: user,
      number: numberIn(params.number),
      given: body,
    }
    await tryDoor(app, user, scanned.number, body)
    return once(async (tx) => ({ parcel: await keepScan(tx, scanned) }))
  })
  app.serve(printWorkLabel, ({ user, params, language }) =>
    labelFor(app, user, numberIn(params.number), language),
  )
  app.serve(tickAddOn, async ({ user, params, body }) => ({
    parcel: await transaction(app.db, (tx) => tick(tx, user, { params, body })),
  }))
  app.serve(sendEvidence, async ({ user, query, picture, once }) => {
    const { order_id, file } = await takeEvidence(app, user.id, numberIn(query.number), picture())
    return once(async (tx) => {
      await keepFile(tx, { ...file, order_id })
      return { evidence_id: file.id }
    })
  })
  app.serve(confirmBox, ({ user, params, body, once }) =>
    once((tx) => confirm(tx, user.id, numberIn(params.number), body.serial)),
  )
}

/** What is ordered and has no parcel is not paid: whoever is handed it must know that it is not to be taken. */
async function isOrdered(db: Db, number: string) {
  const order = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.tracking_number', '=', number)
    .where('o.type', 'in', carriedTypes)
    .executeTakeFirst()
  return order !== undefined
}

async function takeEvidence(app: App, user_id: string, number: string, sent: Buffer) {
  const limit = { bucket: `evidence:${user_id}`, most: picturesPerHour, seconds: 3600 }
  return countWork(app.db, [limit], async () => ({
    order_id: await strangersParcel(app.db, user_id, number),
    file: await takePicture(app, 'evidence', user_id, sent),
  }))
}

/** It names people and streets: for all other staff it is as if it didn't exist. */
async function labelFor(app: App, user: Caller, number: string, language: Language) {
  const parcel = await carriedBy(app.db, user, number)
  if (!parcel.is_open) throw notFound()
  if (!parcel.is_mine) await recordView(app.db, user.id, parcel.order_id)
  return printPaperOf(await anyTransactionOf(app, parcel.order_id), 'label', language, app.public_url)
}

/** The parcel a picture is taken of; nobody takes pictures of a parcel of their own. */
async function strangersParcel(db: Db, actor_id: string, number: string) {
  const parcel = await db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.order_id', 'o.user_id'])
    .where('p.tracking_number', '=', number)
    .executeTakeFirst()
  if (!parcel) throw notFound()
  if (parcel.user_id === actor_id) throw conflict('own_order')
  return parcel.order_id
}
