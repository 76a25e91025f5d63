import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { settingNames } from '../api/platform/config.ts'

const folder = path.resolve(import.meta.dirname, '../deploy')
/** Of PostgreSQL, whose container is beside ours. */
const foreign = new Set(['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE'])
const named = /^\s*#?\s*(?:Environment=)?([A-Z][A-Z0-9_]{3,})(?:=|: )/gm

test('what is deployed sets only what the service knows', async () => {
  const everything = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = everything.filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
  const unknown: string[] = []
  let known = 0
  for (const { parentPath, name: file } of files)
    for (const [, name = ''] of (await readFile(path.join(parentPath, file), 'utf8')).matchAll(named))
      if (settingNames.has(name)) known += 1
      else if (!foreign.has(name)) unknown.push(`${file}: ${name}`)
  assert.deepEqual(unknown, [])
  assert.ok(known >= 12)
})
