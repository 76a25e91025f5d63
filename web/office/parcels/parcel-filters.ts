import { z } from 'zod'
import { parcelFilters } from '#contract/office/office-parcels.ts'

export type Filters = z.input<typeof parcelFilters>
const names = parcelFilters.keyof().options

/** Filters are part of the address, so that a view can be kept and passed on; impossible ones are left out. */
export function readFilters(address: URLSearchParams): Filters {
  const given = names.map((name) => [name, address.get(name) ?? undefined] as const)
  const known = given.filter(([name, value]) => {
    return value !== undefined && z.safeParse(parcelFilters.shape[name], value).success
  })
  const read = parcelFilters.safeParse(Object.fromEntries(known))
  return read.success ? read.data : {}
}

/** As query parameters: only those that are set. */
export function asAddress(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
