import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { ConfigError, readConfig } from './config.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'seberang-config-'))
after(() => rmSync(folder, { recursive: true, force: true }))

test('a secret may come from a file; both, or a file that is not there, stop the start', () => {
  const file = path.join(folder, 'key')
  writeFileSync(file, `${'k'.repeat(40)}\n`)
  assert.equal(readConfig({ SECRET_KEY_FILE: file }).secret_key, 'k'.repeat(40))
  for (const env of [
    { SECRET_KEY_FILE: file, SECRET_KEY: 'x'.repeat(40) },
    { SECRET_KEY_FILE: path.join(folder, 'missing') },
  ])
    assert.throws(() => readConfig(env), ConfigError)
})
