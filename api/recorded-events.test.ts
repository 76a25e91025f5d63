import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { eventNames } from '#contract/platform/events.ts'

const recording = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.ts$|\/test-/.test(file))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .filter((text) => /\brecord(Many|Now|Once)?\(/.test(text))

test('every event of the log is named by something that records it', () => {
  assert.ok(recording.length > 50)
  const named = new Set(
    recording.flatMap((text) => [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)),
  )
  // What comes of a claim or a voucher is the end of the name.
  const begun = recording.flatMap((text) =>
    [...text.matchAll(/\bname: `(\w+_)\$/g)].map(([, start = '']) => start),
  )
  const isRecorded = (name: string) => named.has(name) || begun.some((start) => name.startsWith(start))
  assert.deepEqual(
    eventNames.filter((name) => !isRecorded(name)),
    [],
  )
})
