// `node commands/run.mjs <script> [arguments]`: runs a script of the repository on the project's own Node, with everything installed.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap } from './bootstrap.mjs'

// What an operator calls does not bring the tools of tests onto their machine.
const operators = ['commands/admin.ts', 'commands/build.ts']
const [, , script = '', ...parameters] = process.argv
await bootstrap(import.meta.filename, { isForTests: !operators.includes(script) })
process.argv = [process.execPath, path.resolve(script), ...parameters]
await import(pathToFileURL(path.resolve(script)).href)
