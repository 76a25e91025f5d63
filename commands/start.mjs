// `npm start`: from a fresh checkout to a running service.
import { bootstrap } from './bootstrap.mjs'

await bootstrap(import.meta.filename)
const { buildWeb, isStale } = await import('./build.ts')
if (await isStale()) {
  console.log('Building the web app …')
  await buildWeb()
}
await import('../api/main.ts')
