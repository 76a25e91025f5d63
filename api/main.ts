import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Types are stripped and scripts compiled once, not at each start; where nothing can be kept, at each start after all.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'))
const { start } = await import('./start.ts')
await start()
