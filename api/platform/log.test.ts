import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'

/** Logs a line in a process of its own, which then ends at once; what it wrote. */
function loggedBefore(end: string) {
  const log = JSON.stringify(path.join(import.meta.dirname, 'log.ts'))
  const script = `const { openLog } = await import(${log}); openLog('info').info('the last line'); ${end}`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }).stderr
}

test('the last line is written, however a process ends by itself', () => {
  for (const end of ['', 'process.exit(1)', "throw new Error('ended')"])
    assert.match(loggedBefore(end), /"msg":"the last line"\}\n/, end)
})
