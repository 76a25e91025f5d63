import { works, type Costs, type Work } from './costs.ts'
import { slowest_ms, type Load } from './queue.ts'

/** What a courier firm that just begins has on a day, and how it is spread. */
export const today = {
  parcels_per_day: 200,
  /** Of one parcel. */
  calls: { page: 20, tracking: 12, list: 4, order: 1, scan: 8 } satisfies Record<Work, number>,
  open_hours: 10,
  /** The busiest hour has so many times the calls of the mean one. */
  peak: 3,
  by_transfer: 0.6,
  transfer_accounts: 2,
  /** How long an order waits for its transfer, and the share of orders at the most common price. */
  unpaid_hours: 6,
  commonest_price: 0.2,
  pictures_kB: 1200,
}

const patience_ms = 300
const busiest = 0.7
const sen_per_price = 99
const small_machine_cores = 2
const largest_machine_cores = 64
const most = { rows_GB: 1000, pictures_GB: 500 }

/** What a month costs, in ringgit, as hosts in the region ask for it. */
const rent = { core: 60, rows_GB: 0.6, pictures_GB: 0.1 }

export const factors = [1, 10, 100, 1000, 10_000]

function peakPerSecond(work: Work) {
  return (today.parcels_per_day * today.calls[work] * today.peak) / (today.open_hours * 3600)
}

function loadsOf({ calls }: Costs, factor: number): Load[] {
  const all = works.reduce((sum, work) => sum + peakPerSecond(work), 0)
  return works.map((work) => ({
    ...calls[work],
    calls_per_s: peakPerSecond(work) * factor,
    share: peakPerSecond(work) / all,
  }))
}

/** Processors that are busy all the time in the busiest hour of today. */
function coresOf({ calls }: Costs) {
  const sum = (of: 'app_ms' | 'database_ms') =>
    works.reduce((total, work) => total + (peakPerSecond(work) * calls[work][of]) / 1000, 0)
  return { app: sum('app_ms'), database: sum('database_ms') }
}

export interface Size {
  factor: number
  parcels_per_day: number
  calls_per_s: number
  processes: number
  database_cores: number
  slowest_ms: number
  rows_GB: number
  pictures_GB: number
  rent: number
}

/** The smallest number of processes and processors of the database with which hardly a call waits. */
export function sizeFor(costs: Costs, factor: number): Size {
  const loads = loadsOf(costs, factor)
  const { app, database } = coresOf(costs)
  let processes = Math.max(1, Math.ceil((app * factor) / busiest))
  let database_cores = Math.max(1, Math.ceil((database * factor) / busiest))
  let slowest = slowest_ms(loads, processes, database_cores)
  while (slowest > patience_ms) {
    processes += Math.max(1, Math.ceil(processes / 20))
    database_cores += Math.max(1, Math.ceil(database_cores / 20))
    slowest = slowest_ms(loads, processes, database_cores)
  }
  const parcels_per_day = today.parcels_per_day * factor
  const parcels_a_year = parcels_per_day * 365
  const rows = (parcels_a_year * (costs.order_bytes + today.calls.scan * costs.scan_bytes)) / 1e9
  const pictures = (parcels_a_year * today.pictures_kB) / 1e6
  return {
    factor,
    parcels_per_day,
    calls_per_s: loads.reduce((sum, load) => sum + load.calls_per_s, 0),
    processes,
    database_cores,
    slowest_ms: slowest,
    rows_GB: rows,
    pictures_GB: pictures,
    rent: (processes + database_cores) * rent.core + rows * rent.rows_GB + pictures * rent.pictures_GB,
  }
}

interface Part {
  part: string
  limit: string
  /** At so many times today's load. */
  breaks_at: number
  next: string
}

/** Every part, the first that breaks first. */
export function partsOf(costs: Costs): Part[] {
  const parts = [...machines(costs), ...money(costs), ...disks(costs)]
  return parts.toSorted((one, other) => one.breaks_at - other.breaks_at)
}

function machines(costs: Costs): Part[] {
  const { app, database } = coresOf(costs)
  return [
    {
      part: 'one process',
      limit: `${percent(busiest)} of one processor`,
      breaks_at: busiest / app,
      next: 'more processes behind a proxy',
    },
    {
      part: 'one machine for everything',
      limit: `${percent(busiest)} of ${small_machine_cores} processors`,
      breaks_at: (small_machine_cores * busiest) / (app + database),
      next: 'a machine of its own for PostgreSQL, with a standby',
    },
    {
      part: 'the primary',
      limit: `${percent(busiest)} of ${largest_machine_cores} processors`,
      breaks_at: (largest_machine_cores * busiest) / database,
      next: 'figures, exports and search from standbys; then one primary a country',
    },
  ]
}

function money({ transfers_per_s }: Costs): Part[] {
  const transfers = peakPerSecond('order') * today.by_transfer
  const unpaid = (today.parcels_per_day * today.by_transfer * today.unpaid_hours) / today.open_hours
  return [
    {
      part: 'turns at one account for transfers',
      limit: `${Math.round(transfers_per_s)} orders a second`,
      breaks_at: (transfers_per_s * today.transfer_accounts) / transfers,
      next: 'more accounts, or QR codes that carry the amount',
    },
    {
      part: 'sen that tell transfers of one price apart',
      limit: `${sen_per_price} unpaid orders an account`,
      breaks_at: (sen_per_price * today.transfer_accounts) / (unpaid * today.commonest_price),
      next: 'more accounts; orders beyond are told apart by their bank reference',
    },
  ]
}

function disks(costs: Costs): Part[] {
  const { rows_GB: rows, pictures_GB: pictures } = sizeFor(costs, 1)
  return [
    {
      part: 'pictures of a year on a disk of the machine',
      limit: `${most.pictures_GB} GB`,
      breaks_at: most.pictures_GB / pictures,
      next: 'object storage (`S3_BUCKET`)',
    },
    {
      part: 'rows of a year on one primary',
      limit: `${most.rows_GB} GB`,
      breaks_at: most.rows_GB / rows,
      next: 'months of history that ended on a larger, slower disk',
    },
  ]
}

function percent(share: number) {
  return `${Math.round(share * 100)} %`
}
