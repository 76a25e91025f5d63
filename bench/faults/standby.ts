import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openShop } from './customers.ts'
import { seconds } from './figures.ts'
import { freePort } from '../../api/testing/free-port.ts'
import { killAll, makePostgres } from './postgres.ts'
import { verify } from './verify.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const serving_within_ms = 30_000

export const standby: Scenario = {
  name: 'primary lost, synchronous standby promoted',
  required: 'serving within 30 s, every acknowledged order there',
  size: 8,
  act: losePrimary,
}

async function losePrimary(world: World, selling_s: number) {
  const { postgres, line, server } = world
  const second = await makeStandby(world)
  try {
    await postgres.query(`alter system set synchronous_standby_names = '*'`)
    await postgres.query('select pg_reload_conf()')
    const shop = openShop(world)
    const close = shop.crowd(6)
    await sleep(selling_s * 1000)
    const before = shop.tally.times('200')
    const pids = await postgres.pids()
    await line.seeCommit()
    await killAll(pids)
    const began = performance.now()
    await second.query('select pg_promote()')
    line.leadTo(second.url)
    await server.ready(60_000)
    await openShop(world).order()
    const serving_ms = performance.now() - began
    await close()
    const wrong = await verify({ ...world, postgres: second }, shop)
    if (serving_ms > serving_within_ms) wrong.push(`serving only after ${seconds(serving_ms)}`)
    return {
      wrong,
      measured: `${before} answers 200 before the loss, serving ${seconds(serving_ms)} after it`,
      tally: String(shop.tally),
    }
  } finally {
    await second.close()
  }
}

/** A copy of the running cluster that follows it. */
export async function makeStandby({ folder, postgres }: Pick<World, 'folder' | 'postgres'>) {
  const from = path.join(folder, 'database/postgres')
  const to = path.join(folder, 'standby/database/postgres')
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  execFileSync('mkdir', ['-p', path.dirname(to)])
  copyRunning(from, to)
  const {
    rows: [backup],
  } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  rmSync(path.join(to, 'postmaster.pid'), { force: true })
  for (const [name, text] of [
    ['backup_label', backup?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const)
    writeFileSync(path.join(to, name), text)
  execFileSync('chown', ['-R', '--reference', from, to])
  const primary = new URL(postgres.url)
  const follows = `primary_conninfo=host=${primary.hostname}\\ port=${primary.port}\\ user=${primary.username}\\ password=${primary.password}`
  return makePostgres(path.join(folder, 'standby'), await freePort(), [follows])
}

/** Files may vanish while they are copied; the write-ahead log makes up for it. */
function copyRunning(from: string, to: string) {
  try {
    execFileSync('cp', ['-a', from, to], { stdio: 'ignore' })
  } catch {
    // A file vanished.
  }
}
