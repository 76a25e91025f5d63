// `npm start`: from a fresh checkout to a running service.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { bootstrap } from './bootstrap.mjs'

await bootstrap(import.meta.filename, { isForTests: false, isServer: true })
const { isStale } = await import('./build.ts')
// The database comes up meanwhile.
const pages = (await isStale()) ? buildPages() : Promise.resolve()
const { start } = await import('../api/start.ts')
await start({ pages })

/**
 * In a process that ends: what a build holds of memory is gone with it.
 * @returns {Promise<void>}
 */
function buildPages() {
  console.log('Building the web app …')
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
  process.once('exit', () => child.kill())
  return new Promise((resolve, reject) =>
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error('the pages could not be built; what was wrong stands above.')),
    ),
  )
}
