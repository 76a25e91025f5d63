import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'

// Debian's own program chooses where Debian is fetched from.
const usualMirror = ''
// The same for every suite since 2013; an older debootstrap does not know the newest by name.
const script = '/usr/share/debootstrap/scripts/sid'
// debootstrap puts its log there when it is done.
const finished = 'var/log/bootstrap.log'

interface Debian {
  suite: string
  /** Each package, and the program that is there once it is installed. */
  programs: Record<string, string>
  folder: string
}

/** A small Debian in a folder, with programs that this machine lacks; made once. */
export function debianRoot({ suite, programs, folder }: Debian) {
  if (process.getuid?.() !== 0)
    throw new Error('Only root can run programs in a folder of their own; run this as root.')
  const packages = Object.entries(programs).flatMap(([name, program]) =>
    existsSync(path.join(folder, program)) ? [] : name,
  )
  if (packages.length === 0) return folder
  if (!existsSync(path.join(folder, finished))) makeRoot(suite, folder)
  console.log(`Fetching ${packages.join(', ')} of Debian ${suite} …`)
  install(folder, packages)
  return folder
}

function makeRoot(suite: string, folder: string) {
  if (!existsSync(script))
    throw new Error('The programs come from Debian; install the package debootstrap first.')
  console.log(`Fetching Debian ${suite} …`)
  mkdirSync(folder, { recursive: true })
  const words = ['--variant=minbase', suite, folder, usualMirror, script]
  try {
    execFileSync('debootstrap', words, { stdio: 'ignore' })
  } catch {
    throw new Error(
      `Debian ${suite} could not be fetched; ${path.join(folder, 'debootstrap/debootstrap.log')} says why.`,
    )
  }
}

/** Some packages look into /proc while they are set up. Without an init, none of them starts anything. */
function install(folder: string, packages: readonly string[]) {
  // Some programs share memory under another user than root.
  chmodSync(path.join(folder, 'dev/shm'), 0o1777)
  const log = path.join(folder, 'var/log/install.log')
  const output = openSync(log, 'w')
  const options = '-y --no-install-recommends -o Dpkg::Options::=--force-unsafe-io'
  // A mirror that stands still will do, as it does for debootstrap; what it holds is signed all the same.
  const update = 'apt-get update -o Acquire::Check-Valid-Until=false'
  const inside = `${update} && apt-get install ${options} ${packages.join(' ')} && apt-get clean`
  const words = [
    '--mount',
    'sh',
    '-c',
    'mount --bind /proc "$0/proc" && chroot "$0" sh -c "$1"',
    folder,
    inside,
  ]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' }
  try {
    execFileSync('unshare', words, { stdio: ['ignore', output, output], env })
  } catch {
    throw new Error(`${packages.join(', ')} could not be installed; ${log} says why.`)
  } finally {
    closeSync(output)
  }
}
