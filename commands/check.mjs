// `npm run check`: everything that needs no browser and no build.
import { bootstrap } from './bootstrap.mjs'

await bootstrap(import.meta.filename)
const { runChecks } = await import('./checks.ts')
const { passed, failed } = await runChecks()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
