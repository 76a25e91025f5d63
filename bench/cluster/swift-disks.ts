import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deployed } from './deployed.ts'

export const swiftUser = 'nobody'
export const swiftServers = ['account', 'container', 'object'] as const
export type SwiftPorts = Record<(typeof swiftServers)[number], number>

// Each object lies on all of them, as on three machines.
const disks = ['disk0', 'disk1', 'disk2']
const copies = disks.length
// 2^4 parts are enough for three disks.
const part_power = 4
const patience_ms = 60_000

/** Three folders for what Swift keeps, and the rings that say what lies in which of them. */
export function makeDisks(root: string, ports: SwiftPorts) {
  const folder = mkdtempSync(path.join(root, 'tmp/seberang-'))
  const inside = folder.slice(root.length)
  const devices = path.join(folder, 'devices')
  for (const disk of disks) mkdirSync(path.join(devices, disk), { recursive: true })
  writeFileSync(path.join(folder, 'swift.conf'), deployed('swift.conf', { HASH_SUFFIX: 'bench' }))
  execFileSync('chroot', [root, 'chown', '-R', `${swiftUser}:`, inside])
  refuseWithoutAttributes(root, `${inside}/devices`)
  for (const server of swiftServers) buildRing(root, `${inside}/${server}.builder`, ports[server])
  return {
    /** As the root knows it. */
    inside,
    /** Resolves when the containers name everything that was written, and nothing that was erased. */
    settled: () => settled(devices),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function runAsSwift(root: string, words: readonly string[]) {
  execFileSync('chroot', [`--userspec=${swiftUser}`, root, ...words], { stdio: ['ignore', 'ignore', 'pipe'] })
}

function refuseWithoutAttributes(root: string, folder: string) {
  const look = `import os, sys; os.setxattr(sys.argv[1], 'user.swift', b'x'); os.removexattr(sys.argv[1], 'user.swift')`
  try {
    runAsSwift(root, ['python3', '-c', look, folder])
  } catch {
    throw new Error(`Swift keeps what it knows of a file in user attributes, which ${root} cannot have.`)
  }
}

function buildRing(root: string, builder: string, port: number) {
  const places = disks.flatMap((disk, zone) => [`r1z${zone}-127.0.0.1:${port}/${disk}`, '1'])
  const steps = [['create', String(part_power), String(copies), '0'], ['add', ...places], ['rebalance']]
  for (const step of steps) runAsSwift(root, ['swift-ring-builder', builder, ...step])
}

async function settled(devices: string) {
  for (const began = Date.now(); Date.now() - began < patience_ms; await sleep(200))
    if (disks.every((disk) => !hasPending(path.join(devices, disk, 'async_pending')))) return
  throw new Error('The containers of Swift did not learn of everything within a minute.')
}

/** Swift keeps there what it could not tell a container at once, once there was any. */
function hasPending(folder: string) {
  if (!existsSync(folder)) return false
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.some((entry) => entry.isFile())
}
