import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'

const web = path.resolve(import.meta.dirname, '..')

test('no form begins with what is no number, and numbers have one kind of field', async () => {
  const wrong: string[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: web })) {
    if (file.endsWith('.test.ts')) continue
    const text = await readFile(path.join(web, file), 'utf8')
    if (/valueAsNumber|type="number"|type: 'number'|: Number\.NaN|: NaN/.test(text)) wrong.push(file)
  }
  assert.deepEqual(wrong, [])
})
