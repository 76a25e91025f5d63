// `npm start`: from a fresh checkout to a running service.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bootstrap } from './bootstrap.mjs'

await bootstrap(import.meta.filename, { isForTests: false, isServer: true })
const { isStale } = await import('./build.ts')
if (await isStale()) {
  console.log('Building the web app …')
  // In a process that ends: what a build holds of memory is gone with it.
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
await import('../api/main.ts')
