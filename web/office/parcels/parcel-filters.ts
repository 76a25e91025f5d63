import { z } from 'zod'
import type { Input } from '#contract/platform/endpoint.ts'
import { exportParcels } from '#contract/office/office-parcels.ts'

export type Filters = Input<typeof exportParcels>['query']
const names = exportParcels.query.keyof().options

/** Filters are part of the address, so that a view can be kept and passed on; impossible ones are left out. */
export function readFilters(address: URLSearchParams): Filters {
  const given = names.map((name) => [name, address.get(name) ?? undefined] as const)
  const known = given.filter(([name, value]) => {
    return value !== undefined && z.safeParse(exportParcels.query.shape[name], value).success
  })
  const read = exportParcels.query.safeParse(Object.fromEntries(known))
  return read.success ? read.data : {}
}

/** As query parameters: only those that are set. */
export function asAddress(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
