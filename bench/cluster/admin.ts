import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const checkout = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** What an operator does at a process with these settings; what went wrong, when something did. */
export function admin(command: string, settings: Record<string, string>) {
  const words = ['commands/admin.ts', command]
  const options = { cwd: checkout, env: { ...process.env, ...settings } }
  return run(process.execPath, words, options).then(
    () => [],
    (error: unknown) => [`${command}: ${outputOf(error)}`],
  )
}

function outputOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const { stdout = '', stderr = '' } = { stdout: '', stderr: '', ...error }
  return `${stdout}${stderr}`.slice(-1000)
}
