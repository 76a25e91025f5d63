// `node commands/run.mjs <script> [arguments]`: runs a script of the repository on the project's own Node, with everything installed.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap } from './bootstrap.mjs'

await bootstrap(import.meta.filename)
const [, , script = '', ...parameters] = process.argv
process.argv = [process.execPath, path.resolve(script), ...parameters]
await import(pathToFileURL(path.resolve(script)).href)
