import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

// Debian's own program chooses where Debian is fetched from.
const usualMirror = ''
// The same for every suite since 2013; an older debootstrap does not know the newest by name.
const script = '/usr/share/debootstrap/scripts/sid'

interface Debian {
  name: string
  suite: string
  /** Each package, and the program that is there once it is installed. */
  programs: Record<string, string>
  /** Where to make it; below `data` unless it is said. */
  folder: string | undefined
}

/** A small Debian in a folder, with programs that this machine lacks; made once. */
export function debianRoot({ name, suite, programs, folder }: Debian) {
  const root = folder ?? path.resolve(import.meta.dirname, '../../data', name, 'root')
  if (process.getuid?.() !== 0)
    throw new Error('Only root can run programs in a folder of their own; run this as root.')
  if (Object.values(programs).every((program) => existsSync(path.join(root, program)))) return root
  const packages = Object.keys(programs)
  if (!existsSync(script))
    throw new Error(`${packages.join(' and ')} come from Debian; install the package debootstrap first.`)
  mkdirSync(root, { recursive: true })
  console.log(`Fetching ${packages.join(' and ')} of Debian ${suite} …`)
  const words = ['--variant=minbase', `--include=${packages.join(',')}`, suite, root, usualMirror, script]
  try {
    execFileSync('debootstrap', words, { stdio: 'ignore' })
  } catch {
    throw new Error(
      `Debian ${suite} could not be fetched; ${path.join(root, 'debootstrap/debootstrap.log')} says why.`,
    )
  }
  return root
}
