import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'

const api = path.resolve(import.meta.dirname, '..')

test('whoever writes into the log without record() still takes the name from the list', async () => {
  for await (const file of glob('**/*.ts', { cwd: api, exclude: ['**/*.test.ts'] })) {
    const text = await readFile(path.join(api, file), 'utf8')
    for (const [, then = ''] of text.matchAll(/insert into events\b([\s\S]{0,300})/gi))
      assert.match(then, /satisfies EventName/, file)
    for (const [, then = ''] of text.matchAll(/insertInto\('events'\)([\s\S]{0,120})/g))
      assert.match(then, /\{ \.\.\.event|satisfies EventName/, file)
  }
})
