// `npm start`: from a fresh checkout to a running service.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap } from './bootstrap.mjs'

await bootstrap(import.meta.filename, { isForTests: false, isServer: true })
const { isStale } = await import('./build.ts')
const { isServerStale, startFile } = await import('./build/server.ts')
const server = isServerStale() ? build('build/server.ts') : undefined
const pages = (await isStale()) ? buildPages() : Promise.resolve()
await server
// The database comes up while the pages are built.
const { start } = await import(pathToFileURL(startFile()).href)
await start({ pages })

function buildPages() {
  console.log('Building the web app …')
  return build('build.ts', '--pages')
}

/**
 * In a process that ends: what a build holds of memory is gone with it.
 * @param {string} script
 * @param {string[]} parameters
 * @returns {Promise<void>}
 */
function build(script, ...parameters) {
  const args = [path.join(import.meta.dirname, script), ...parameters]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  process.once('exit', () => child.kill())
  return new Promise((resolve, reject) =>
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${script} could not be built; what was wrong stands above.`)),
    ),
  )
}
