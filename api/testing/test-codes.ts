import { randomBytes } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { auditFields, isAuditField } from '#contract/platform/event-fields.ts'
import { changesOf } from '../office/audit/changes.ts'
import type { Db } from '../platform/database.ts'

const enoughOfEach = 50
// What a person wrote is told as it is.
const code = /^(?:[a-z]+(?:_[a-z]+)*|[A-Z]{2})$/

/** The codes that events of a test hold where words are promised. */
export async function noteCodes(db: Db, folder: string) {
  const { rows } = await sql<{ name: string; data: unknown }>`
    select name, data from (select e.*, row_number() over (partition by e.name order by e.id desc) as place from events e) one
    where place <= ${enoughOfEach}`.execute(db)
  const lines = rows.flatMap(({ name, data }) =>
    changesOf({ name, data }, new Map())
      .filter(({ field }) => isAuditField(field) && auditFields[field] === 'words')
      .flatMap(({ before, after }) => [before, after].flatMap((text) => text?.split(', ') ?? []))
      .filter((value) => code.test(value))
      .map((value) => `${name} ${value}`),
  )
  writeFileSync(path.join(folder, `${randomBytes(8).toString('hex')}.codes`), [...new Set(lines)].join('\n'))
}

export function readCodes(folder: string) {
  const files = globSync('*.codes', { cwd: folder })
  const lines = files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
  return [...new Set(lines)]
    .filter(Boolean)
    .map((line) => line.split(' '))
    .map(([event = '', code = '']) => ({ event, code }))
}
