// Gathers the server, and those libraries that consist of many small modules, into a few files (decision 0106).
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isOfContract } from '../../api/platform/contract-files.ts'
import { fingerprint } from './fingerprint.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'dist/server')
const contractFiles = path.join(root, 'api/platform/contract-files.ts')
const sources = ['api', 'contract', 'package-lock.json', 'commands/build/server.ts']
/** Hundreds of ES modules are in these; packages that look for files of their own stay where they are. */
const gathered = /^(kysely|zod|pg-boss|libphonenumber-js|@opentelemetry\/api)(\/|$)/
/** One client of PostgreSQL serves jobs and calls. */
const staysOutside = /^(node:|pg$)/

/** What `npm start`, the image and the unit run. */
export const mainFile = path.join(folder, 'main.mjs')

export function isServerStale() {
  return !existsSync(mainFile) || readFileSync(mainFile, 'utf8') !== leadTo(versionNow())
}

/** `start()` of the version that was built last. */
export function startFile() {
  return path.join(folder, versionNow(), 'start.mjs')
}

export async function buildServer() {
  if (!isServerStale()) return
  const version = versionNow()
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    cwd: root,
    input: { start: './api/start.ts', main: './api/main.ts' },
    platform: 'node',
    treeshake: false,
    external: (id, parent = '') => staysOutside.test(id) || (isPackage(id) && !isGathered(id, parent)),
    plugins: [
      { name: 'contract', load: (id) => (id === contractFiles ? wholeContract() : undefined) },
      { name: 'folders', transform: (code, id) => code.replaceAll('import.meta.dirname', place(id)) },
    ],
  })
  const dir = path.join(folder, version)
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
  const { output } = await bundle.write({ dir, ...names, comments: false })
  await bundle.close()
  for (const part of output) if (part.type === 'chunk') checkSources(part.moduleIds)
  forgetOlder(version)
  writeFileSync(`${mainFile}.unfinished`, leadTo(version))
  renameSync(`${mainFile}.unfinished`, mainFile)
}

function versionNow() {
  return fingerprint(sources).slice(0, 16)
}

function leadTo(version: string) {
  return `import './${version}/main.mjs'\n`
}

function isPackage(id: string) {
  return /^[@a-z]/.test(id)
}

/** What a gathered library needs comes with it. */
function isGathered(id: string, parent: string) {
  return gathered.test(id) || parent.includes(`${path.sep}node_modules${path.sep}`)
}

/** In place of what reads the folder: read again, its files would be others than those that the server serves. */
function wholeContract() {
  const files = readdirSync(path.join(root, 'contract'), { recursive: true, encoding: 'utf8' })
  const read = files.filter(isOfContract).toSorted()
  const imports = read.map((file, index) => `import * as file${index} from '#contract/${file}'`)
  const found = read.map((file, index) => `['${file}', file${index}]`)
  return [...imports, `export const contractFiles = async () => [${found.join(', ')}]`].join('\n')
}

/** A source still finds what lies beside it: migrations, places, prices. */
function place(id: string) {
  return `(import.meta.dirname + ${JSON.stringify(`/../../../${path.relative(root, path.dirname(id))}`)})`
}

/** What the fingerprint does not see could change, and the server would stay as it was. */
function checkSources(files: readonly string[]) {
  for (const file of files) {
    const name = path.relative(root, file)
    if (path.isAbsolute(file) && !/^(api|contract|node_modules)\//.test(name))
      throw new Error(`${name} is a part of the server: add it to the sources in commands/build/server.ts.`)
  }
}

/** A process of the version before still reads some of its parts late. */
function forgetOlder(version: string) {
  const before = existsSync(mainFile) ? /\.\/(\w+)\//.exec(readFileSync(mainFile, 'utf8'))?.[1] : undefined
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (name !== version && name !== before) rmSync(path.join(folder, name), { recursive: true })
}

if (process.argv[1] === import.meta.filename) await buildServer()
