import {
  changeCity,
  priceCityChange,
  readCityChange,
  type ReceiverPlace,
} from '#contract/orders/city-changes.ts'
import { numberIn } from '../../parcels/parcels/carried.ts'
import type { Db } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { App } from '../../platform/serve.ts'
import type { MasterData } from '../../site/master-data/master-data.ts'
import { change } from './change-city.ts'
import { priceCity } from './price-city.ts'
import { obstacleTo, underWay } from './standing.ts'

export function cityChangeRoutes(app: App, masterData: MasterData) {
  app.serve(readCityChange, async ({ user, params }) => {
    const parcel = await parcelOf(app.db, params.number)
    const { country_id, region_id, city_id, district_id, address, postal_code } = parcel.receiver
    const current: ReceiverPlace = { region_id, city_id, district_id, address, postal_code }
    return { obstacle: obstacleTo(parcel, user.id) ?? null, country_id, current }
  })
  app.serve(priceCityChange, async ({ user, params, body }) => {
    const parcel = await parcelOf(app.db, params.number)
    const obstacle = obstacleTo(parcel, user.id)
    if (obstacle) throw conflict(obstacle)
    const rows = await masterData.current()
    const { fee_sen, more_sen, back_sen, arrives, frees_visit } = await priceCity(
      app.db,
      rows,
      parcel,
      body.receiver,
    )
    return { fee: fee_sen, more: more_sen, back: back_sen, arrives, frees_visit }
  })
  app.serve(changeCity, async ({ user, params, body, once }) => {
    const rows = await masterData.current()
    return once((tx) => change(app, tx, rows, { admin_id: user.id, number: numberIn(params.number), body }))
  })
}

async function parcelOf(db: Db, number: string) {
  const parcel = await underWay(db, numberIn(number))
  if (!parcel) throw notFound()
  return parcel
}
