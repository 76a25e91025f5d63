// Runs on the machine's own Node (20 or newer): installs what is missing and goes on with the project's Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compiled, sparingArgs, sparingEnv } from './sparing.mjs'

const root = path.resolve(import.meta.dirname, '..')
const ownNode = path.join(root, 'node_modules/.bin/node')
const neededMajor = 26

/**
 * Returns on the project's Node with everything installed; on another Node it runs the script again and never returns.
 * Running needs less than half of what tests and benches do; `isForTests` says that they come too. `isServer` says that
 * the process stays, and so has to be a small one.
 * @param {string} script
 */
export async function bootstrap(script, { isForTests = true, isServer = false } = {}) {
  process.chdir(root)
  if (!isInstalled(isForTests)) install(isForTests)
  process.env['PATH'] = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`
  const isSparing = sparingArgs.every((arg) => process.execArgv.includes(arg))
  if (major() >= neededMajor && (!isServer || isSparing)) return
  process.exit(await goOn(script, isServer))
}

/** @param {boolean} isForTests */
function isInstalled(isForTests) {
  const stamp = path.join(root, 'node_modules/.installed')
  if (!existsSync(stamp) || !existsSync(ownNode)) return false
  const installed = readFileSync(stamp, 'utf8')
  return installed === stampOf(true) || (!isForTests && installed === stampOf(false))
}

/**
 * Of the lock file alone: another script in package.json changes nothing that is installed.
 * @param {boolean} isForTests
 */
export function stampOf(isForTests) {
  const lock = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  return `${lock.digest('hex')}${isForTests ? '' : ' to run'}`
}

/** @param {boolean} isForTests */
function install(isForTests) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(
      `Node ${process.versions.node} is too old; Seberang needs Node 20 or newer to install itself.`,
    )
    process.exit(1)
  }
  console.log('Installing packages …')
  const dev = isForTests ? '--include=dev' : '--omit=dev'
  // The lock file holds the sum of each package: what the cache knows of it need not be asked for again.
  const cached = ['--prefer-offline', '--no-audit', '--no-fund']
  const args = ['ci', dev, '--include=optional', ...cached, '--loglevel=error']
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: withoutNpm(),
  })
  if (status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable? `npm ci` shows more.')
    process.exit(1)
  }
  // Beside what comes next, which needs nothing of it.
  if (!isForTests)
    spawn(process.execPath, [path.join(root, 'commands/leave-out.mjs')], { stdio: 'ignore' }).unref()
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
 * @param {boolean} isServer
 * @returns {Promise<number>}
 */
function goOn(script, isServer) {
  const args = [...(isServer ? sparingArgs : []), script, ...process.argv.slice(2)]
  const env = { ...process.env, ...(isServer ? { NODE_COMPILE_CACHE: compiled, ...sparingEnv } : {}) }
  const child = spawn(ownNode, args, { cwd: root, stdio: 'inherit', env })
  // Ctrl-C reaches the child directly; a signal sent to this process alone is passed on.
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => undefined)
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))))
}
