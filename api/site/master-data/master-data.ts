import type { Kysely } from 'kysely'
import { pathIn } from '#contract/platform/endpoint.ts'
import { boxDescriptions, readMasterData, showAccountImage } from '#contract/site/master-data.ts'
import { readShipmentData } from '#contract/orders/shipments.ts'
import type { DB } from '#database/schema.ts'
import type { App } from '../../platform/serve.ts'
import { accountImage } from './account-image.ts'

export type MasterRows = Awaited<ReturnType<typeof readRows>>

export interface MasterData {
  /** Active rows only, at most as old as the last beat of the database watch. */
  current: () => Promise<MasterRows>
  /** Before anybody is refused, this process looks whether it remembers something old. */
  check: <Result>(work: (rows: MasterRows) => Result | Promise<Result>) => Promise<Result>
  /** After an edit here, so that the next reader of this process has it at once. */
  drop: () => void
}

export function keepMasterData(app: App): MasterData {
  let kept: { version: number; rows: Promise<MasterRows> } | undefined
  const drop = () => (kept = undefined)
  const current = () => {
    const version = app.watch.masterDataVersion()
    if (kept?.version === version) return kept.rows
    const rows = readRows(app.db)
    kept = { version, rows }
    // What failed is not kept.
    rows.catch(drop)
    return rows
  }
  return {
    current,
    drop,
    check: async (work) => {
      try {
        return await work(await current())
      } catch {
        drop()
        return work(await current())
      }
    },
  }
}

export function masterDataRoutes(app: App, masterData: MasterData) {
  app.serve(readMasterData, async ({ query }) =>
    asAnswer(await masterData.current(), query['sort_by[max_weight]']),
  )
  app.serve(readShipmentData, async () => shipmentData(await masterData.current()))
  app.serve(showAccountImage, ({ params }) => accountImage(app, params.id))
}

async function readRows(db: Kysely<DB>) {
  const [payment_types, payment_accounts, services, boxes, countries, time_slots, duties, remote, locations] =
    await Promise.all([
      db.selectFrom('payment_types').selectAll().where('is_active', '=', true).orderBy('position').execute(),
      db.selectFrom('payment_accounts').selectAll().where('is_active', '=', true).orderBy('id').execute(),
      db.selectFrom('services').selectAll().where('is_active', '=', true).orderBy('id').execute(),
      db.selectFrom('boxes').selectAll().where('is_active', '=', true).orderBy('max_weight_g').execute(),
      db.selectFrom('countries').selectAll().where('is_active', '=', true).orderBy('label', 'desc').execute(),
      db.selectFrom('time_slots').selectAll().where('is_active', '=', true).orderBy('starts').execute(),
      db.selectFrom('passport_duties').selectAll().execute(),
      db.selectFrom('remote_cities').select('city_id').execute(),
      readLocations(db),
    ])
  const remote_cities = new Set(remote.map(({ city_id }) => city_id))
  const offered = { payment_types, payment_accounts, services, boxes, countries, time_slots }
  return { ...offered, duties, remote_cities, locations }
}

/** With the names of their places, which everybody who shows a counter needs. */
function readLocations(db: Kysely<DB>) {
  return db
    .selectFrom('locations')
    .innerJoin('regions', 'regions.code', 'locations.region_id')
    .innerJoin('cities', 'cities.code', 'locations.city_id')
    .selectAll('locations')
    .select(['regions.label as region', 'cities.label as city'])
    .where('locations.is_active', '=', true)
    .orderBy('locations.label')
    .execute()
}

function asAnswer(rows: MasterRows, order: '1' | '-1' = '1') {
  // Nobody is offered a way to pay that leads nowhere.
  const payable = new Set(rows.payment_accounts.map(({ payment_type_id }) => payment_type_id))
  const payment_types = rows.payment_types.filter(({ id }) => payable.has(id))
  const shown = new Set(payment_types.map(({ id }) => id))
  const boxes = order === '1' ? rows.boxes : rows.boxes.toReversed()
  return {
    payment_type: payment_types.map(({ id, label }) => ({ id, label })),
    payment_account: rows.payment_accounts
      .filter(({ payment_type_id }) => shown.has(payment_type_id))
      .map(({ id, payment_type_id, bank_name, account_name }) => ({
        id,
        payment_type_id,
        account_url: accountUrl(id),
        bank_name,
        account_name,
      })),
    service: rows.services.map(({ id, label }) => ({ id, label })),
    box: boxes.map((box) => ({
      id: box.id,
      label: box.label,
      description: descriptionsOf(box).id,
      descriptions: descriptionsOf(box),
      price: box.price_sen,
      deposit: box.deposit_sen,
      max_weight: box.max_weight_g / 1000,
      max_dim: { length: box.length_cm, width: box.width_cm, height: box.height_cm },
    })),
    country: rows.countries.map(({ code, label, is_purchase_available, is_pickup_available }) => ({
      id: code,
      label,
      is_purchase_available,
      is_pickup_available,
    })),
  }
}

function descriptionsOf({ description }: MasterRows['boxes'][number]) {
  return boxDescriptions.parse(description)
}

function shipmentData({ locations, duties }: MasterRows) {
  return {
    drop_point: locations
      .filter(({ is_drop_point }) => is_drop_point)
      .map(({ id, label, address, city, country_id, region_id }) => ({
        id,
        label,
        address,
        city,
        country_id,
        region_id,
      })),
    passport_duty: duties,
  }
}

export function accountUrl(id: string) {
  return pathIn('public', showAccountImage.path.replace(':id', id))
}
