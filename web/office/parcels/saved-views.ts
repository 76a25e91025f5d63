import { z } from 'zod'
import { asAddress, readFilters, type Filters } from './parcel-filters.ts'

export interface View {
  name: string
  filters: Filters
}

const key = 'parcel_views'
const most = 12
export const longestName = 40

const stored = z.array(z.object({ name: z.string().min(1).max(longestName), query: z.string().max(2000) }))

/** What somebody works with day by day, on this device; what the filters no longer know is left out. */
export function savedViews(): View[] {
  try {
    return stored
      .parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
      .map(({ name, query }) => ({ name, filters: readFilters(new URLSearchParams(query)) }))
  } catch {
    return []
  }
}

/** The newest last; one of the same name takes the place of the earlier one. */
export function saveView(view: View) {
  return keep([...savedViews().filter(({ name }) => name !== view.name), view].slice(-most))
}

export function dropView(name: string) {
  return keep(savedViews().filter((view) => view.name !== name))
}

function keep(views: View[]) {
  const rows = views.map(({ name, filters }) => ({ name, query: queryOf(filters) }))
  localStorage.setItem(key, JSON.stringify(rows))
  return views
}

/** The same filters have the same query, in whatever order they were chosen. */
export function queryOf(filters: Filters) {
  const query = new URLSearchParams(asAddress(filters))
  query.sort()
  return query.toString()
}
