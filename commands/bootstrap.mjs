// Runs on the machine's own Node (20 or newer): installs what is missing and goes on with the project's Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const ownNode = path.join(root, 'node_modules/.bin/node')
const neededMajor = 26

/**
 * Returns on the project's Node with everything installed; on another Node it runs the script again and never returns.
 * @param {string} script
 */
export async function bootstrap(script) {
  process.chdir(root)
  if (!isInstalled()) install()
  process.env['PATH'] = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`
  if (major() >= neededMajor) return
  process.exit(await goOn(script))
}

function isInstalled() {
  const stamp = path.join(root, 'node_modules/.installed')
  return existsSync(stamp) && existsSync(ownNode) && readFileSync(stamp, 'utf8') === fingerprint()
}

/** Of the lock file alone: another script in package.json changes nothing that is installed. */
export function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
}

function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(
      `Node ${process.versions.node} is too old; Seberang needs Node 20 or newer to install itself.`,
    )
    process.exit(1)
  }
  console.log('Installing packages …')
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: withoutNpm(),
  })
  if (status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable? `npm ci` shows more.')
    process.exit(1)
  }
}

/** npm hands its settings to scripts as variables; the inner npm reads them from the files itself. */
function withoutNpm() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
}

function major() {
  return Number(process.versions.node.split('.')[0])
}

/**
 * @param {string} script
 * @returns {Promise<number>}
 */
function goOn(script) {
  const child = spawn(ownNode, [script, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  // Ctrl-C reaches the child directly; a signal sent to this process alone is passed on.
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => undefined)
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))))
}
