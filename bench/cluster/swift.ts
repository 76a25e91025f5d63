import { freePort } from '../../api/testing/free-port.ts'
import { deployed } from './deployed.ts'
import { startProgram } from './program.ts'
import { makeDisks, swiftServers, swiftUser, type SwiftPorts } from './swift-disks.ts'

export const swiftRegion = 'ap-southeast-1'
export const swiftKey = { id: 'seberang:files', secret: 'bench' } as const
const here = '127.0.0.1'
// Each program is one process, which a kill ends as a whole.
const shared = { HOST: here, USER: swiftUser, WORKERS: 0 }

/** OpenStack Swift on three disks, with its S3 API at a port. */
export async function startSwift(root: string, atEnd: (end: () => unknown) => void) {
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() }
  const [port, cache_port] = [await freePort(), await freePort()]
  const disks = makeDisks(root, ports)
  atEnd(disks.remove)
  const start = async (program: SwiftProgram) => {
    const started = await startProgram({ root, ...program })
    atEnd(started.close)
    return started
  }
  const programs = await Promise.all([
    start({
      words: ['/usr/bin/memcached', '-l', here, '-p', String(cache_port), '-m', '16'],
      files: {},
      port: cache_port,
    }),
    ...swiftServers.map((server) => start(storageServer(server, ports, disks.inside))),
    start(updater(ports, disks.inside)),
    start(gateway(port, cache_port, disks.inside)),
  ])
  return {
    port,
    settled: disks.settled,
    kill: () => Promise.all(programs.map((program) => program.kill())),
    start: () => Promise.all(programs.map((program) => program.start())),
  }
}

type SwiftProgram = Omit<Parameters<typeof startProgram>[0], 'root'>

function storageServer(server: keyof SwiftPorts, ports: SwiftPorts, folder: string): SwiftProgram {
  // The one for objects names its open files by /proc.
  return {
    ...swiftProgram(`${server}-server`, storageOf(server, ports, folder)),
    port: ports[server],
    needsProc: true,
  }
}

/** Tells the containers later what they could not be told at once. */
function updater(ports: SwiftPorts, folder: string) {
  return swiftProgram('object-updater', storageOf('object', ports, folder))
}

function gateway(port: number, cache_port: number, folder: string): SwiftProgram {
  const settings = deployed('swift-proxy.conf', {
    ...shared,
    PORT: port,
    FOLDER: folder,
    CACHE: `${here}:${cache_port}`,
    REGION: swiftRegion,
    SECRET: swiftKey.secret,
  })
  return { ...swiftProgram('proxy-server', settings), port }
}

function swiftProgram(name: string, settings: string): SwiftProgram {
  const words = [`/usr/bin/swift-${name}`, '%/swift.conf', '-v']
  return { user: swiftUser, words, files: { 'swift.conf': settings } }
}

function storageOf(server: keyof SwiftPorts, ports: SwiftPorts, folder: string) {
  return deployed('swift-storage.conf', {
    ...shared,
    SERVER: server,
    PORT: ports[server],
    FOLDER: folder,
    DEVICES: `${folder}/devices`,
    MOUNT_CHECK: 'false',
  })
}
