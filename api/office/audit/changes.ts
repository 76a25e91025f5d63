import { sql } from 'kysely'
import { z } from 'zod'
import { auditFields, isAuditField, type AuditField } from '#contract/platform/event-fields.ts'
import type { Change } from '#contract/office/audit.ts'
import type { EventName } from '#contract/platform/events.ts'
import type { Db } from '../../platform/database.ts'

const fields = z.record(z.string(), z.unknown()).catch({})

/** What `from` and `to` of an event are about. */
const ofFromTo: Readonly<Record<string, AuditField | undefined>> = {
  courier_areas_changed: 'areas',
  parcel_assigned: 'holder_id',
  parcel_corrected: 'step',
} satisfies Partial<Record<EventName, AuditField>>

type Names = ReadonlyMap<string, string>
type Pair = readonly [field: string, before: unknown, after: unknown]

/** What an event says of itself, as pairs of what was and what is; roles have columns of their own. */
export function changesOf(event: { name: string; data: unknown }, names: Names): Change[] {
  return pairsOf(event).flatMap(([field, was, is]) => {
    if (!isAuditField(field)) return []
    const [before, after] = [textOf(field, was, names), textOf(field, is, names)]
    return before === after ? [] : [{ field, before, after }]
  })
}

function pairsOf({ name, data }: { name: string; data: unknown }): Pair[] {
  const { before, after, from, to, is_active, was_active, role: _role, ...said } = fields.parse(data)
  const [was, is] = [fields.parse(before), fields.parse(after)]
  const named = ofFromTo[name]
  return [
    ...(named ? [[named, from, to] as const] : []),
    ...(is_active === undefined ? [] : [['is_active', was_active, is_active] as const]),
    // Where it stands afterwards says which step it was.
    ...Object.entries(said)
      .filter(([field, value]) => field !== 'code' || value !== is['step'])
      .map(([field, value]) => [field, undefined, value] as const),
    ...[...new Set([...Object.keys(was), ...Object.keys(is)])].map(
      (field) => [field, was[field], is[field]] as const,
    ),
  ]
}

function textOf(field: AuditField, value: unknown, names: Names): string | null {
  const texts = leavesOf(value).map((leaf) =>
    auditFields[field] === 'name' ? (names.get(leaf) ?? leaf) : leaf,
  )
  return texts.length === 0 ? null : texts.join(', ')
}

/** A city says more than its region, which is recorded beside it. */
function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap(leavesOf)
  if (typeof value !== 'object') return [String(value)]
  const { region_id, city_id, ...others } = fields.parse(value)
  return [...leavesOf(city_id ?? region_id), ...Object.values(others).flatMap(leavesOf)]
}

/** The people and places that these events name by their ids. */
export async function namesIn(
  db: Db,
  events: readonly { name: string; data: unknown }[],
): Promise<Map<string, string>> {
  const ids = events
    .flatMap(pairsOf)
    .flatMap(([field, was, is]) =>
      isAuditField(field) && auditFields[field] === 'name' ? leavesOf([was, is]) : [],
    )
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    with asked as (select distinct id from unnest(${ids}::text[]) as given (id)),
      uuids as (select id::uuid as id from asked where id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
    select u.id::text as id, u.name from uuids join users u using (id)
    union all select l.id::text, l.label from uuids join locations l using (id)
    union all select r.code, r.label from asked join regions r on r.code = asked.id
    union all select c.code, c.label from asked join cities c on c.code = asked.id`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
