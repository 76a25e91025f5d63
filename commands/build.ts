// Builds what runs: client, prerendered pages in three languages, compressed copies, and the server in a few files.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fingerprint } from './build/fingerprint.ts'
import { buildServer } from './build/server.ts'
import { weighPages } from './build/weigh-pages.ts'

const root = path.resolve(import.meta.dirname, '..')
const sources = [
  'web',
  'contract',
  'vite.config.ts',
  'package-lock.json',
  'commands/build.ts',
  'commands/build',
]

/** Where a build lives. The one for browser tests is apart, so that testing never disturbs a running service. */
export function placeOf(mode: string) {
  return path.join(root, 'dist', mode)
}

export async function isStale(mode = 'production') {
  return (await readFile(path.join(placeOf(mode), 'stamp'), 'utf8').catch(() => '')) !== fingerprint(sources)
}

/** All that a start needs, where it is not there yet. */
export async function build({ mode = 'production' } = {}) {
  await Promise.all([buildServer(), buildWeb({ mode })])
}

export async function buildWeb({ mode = 'production' } = {}) {
  if (!(await isStale(mode))) return
  const dist = placeOf(mode)
  await rm(path.join(dist, 'stamp'), { force: true })
  const stamp = fingerprint(sources)
  const { build } = await import('vite')
  const shared = {
    root: path.join(root, 'web'),
    configFile: path.join(root, 'vite.config.ts'),
    mode,
    logLevel: 'warn',
  } as const
  await Promise.all([build(shared), build({ ...shared, build: { ssr: 'prerender.tsx' } })])
  await finish(dist)
  await weighPages(dist)
  await writeFile(path.join(dist, 'stamp'), stamp)
}

/** What Vite doesn't build: pages, pictures, manifests, compressed copies. */
async function finish(dist: string) {
  const { pictureMaker } = await import('./build/pictures.ts')
  const { writeManifests } = await import('./build/app-manifest.ts')
  const { writePages } = await import('./build/pages.ts')
  const { prerendered } = await import('./build/site.ts')
  const { nameAssets } = await import('./build/worker.ts')
  const script = pathToFileURL(path.join(dist, 'prerender/prerender.js')).href
  const { prerender } = await import(`${script}?${Date.now()}`)
  const web = path.join(dist, 'web')
  const picture = pictureMaker(web)
  const site = prerendered.parse(await prerender())
  const { touch, icon } = await writeManifests(web, picture, site.manifests)
  await writePages(dist, site, { picture, touch })
  await nameAssets(web, icon)
  await compressAll(web)
}

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) }

async function compressAll(folder: string) {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css|svg|json|txt|webmanifest)$/.test(name),
  )
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const bytes = await readFile(file)
      await writeFile(
        `${file}.br`,
        await squeeze.br(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
      )
      await writeFile(`${file}.gz`, await squeeze.gz(bytes, { level: 9 }))
    }),
  )
}

if (process.argv[1] === import.meta.filename) {
  await (process.argv.includes('--pages') ? buildWeb() : build())
}
