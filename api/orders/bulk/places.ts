import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

interface Row {
  kind: 'region' | 'city' | 'district'
  code: string
  parent: string
  label: string
}

export type Places = Awaited<ReturnType<typeof readPlaces>>

/** Every place by its name below its parent, or by its code. */
export async function readPlaces(db: Db) {
  const { rows } = await sql<Row>`
    select 'region' as kind, code, country as parent, label from regions where is_active
    union all select 'city', code, region_code, label from cities where is_active
    union all select 'district', code, parent_code, label from districts where is_active`.execute(db)
  const codes = new Map<string, string>()
  for (const { kind, code, parent, label } of rows) {
    codes.set(keyOf(kind, parent, code), code)
    // Of two places with one name below one parent neither is meant for sure.
    const name = keyOf(kind, parent, label)
    codes.set(name, codes.has(name) && codes.get(name) !== code ? '' : code)
  }
  return {
    /** The code, or nothing when there is no such place there. */
    find: (kind: Row['kind'], parent: string, given: string) =>
      codes.get(keyOf(kind, parent, given)) || undefined,
    /** Indonesian districts hang below a city, Malaysian ones below a state. */
    district: (region: string, city: string, given: string) =>
      codes.get(keyOf('district', city, given)) || codes.get(keyOf('district', region, given)) || undefined,
  }
}

function keyOf(kind: string, parent: string, name: string) {
  return `${kind}|${parent}|${name.trim().toLowerCase().replaceAll(/\s+/g, ' ')}`
}
