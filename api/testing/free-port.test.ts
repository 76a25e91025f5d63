import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { test } from 'node:test'

const takesForty = `
  import { freePort } from '${path.join(import.meta.dirname, 'free-port.ts')}'
  const ports = []
  for (let taken = 0; taken < 40; taken += 1) ports.push(await freePort())
  console.log(ports.join(' '))
  setInterval(() => {}, 1000)`

test('no two processes are told the same port', async () => {
  const args = ['--experimental-strip-types', '--no-warnings', '--input-type=module', '--eval', takesForty]
  const children = Array.from({ length: 3 }, () =>
    spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], timeout: 60_000 }),
  )
  const told = await Promise.all(children.map(async ({ stdout }) => String(await once(stdout, 'data'))))
  for (const child of children) child.kill()
  assert.equal(new Set(told.join(' ').trim().split(/\s+/)).size, 120)
})
