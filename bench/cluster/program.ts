import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const patience_ms = 60_000

interface Program {
  root: string
  /** As the root knows it. */
  user?: string
  /** The program and its words; `%` stands for the folder of its files, as it is called inside the root. */
  words: readonly string[]
  files: Record<string, string>
  /** Where it listens once it has started; a program that only works in the background has none. */
  port?: number
  /** Looks into /proc, which the root has none of; the mount ends with the program. */
  needsProc?: boolean
}

/** A program of the root, which can be killed and started again. */
export async function startProgram({ root, words, files, ...program }: Program) {
  const folder = mkdtempSync(path.join(root, 'tmp/seberang-'))
  const inside = folder.slice(root.length)
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, name), text.replaceAll('%', inside))
  execFileSync('chmod', ['-R', 'a+rwX', folder])
  const ownWords = words.map((word) => word.replaceAll('%', inside))
  const command = commandOf(root, ownWords, program)
  const running = runnable(command, program.port, path.join(folder, 'log'))
  await running.start()
  return {
    folder,
    ...running,
    /** Other words in one of its files, which it reads while it goes on. */
    rewrite: (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text.replaceAll('%', inside))
      running.reload()
    },
    close: async () => {
      await running.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Command = [string, ...string[]]

function commandOf(
  root: string,
  words: readonly string[],
  { user = 'nobody', needsProc = false }: Pick<Program, 'user' | 'needsProc'>,
): Command {
  const inside: Command = ['chroot', `--userspec=${user}`, root, ...words]
  if (!needsProc) return inside
  return ['unshare', '--mount', 'sh', '-c', 'mount --bind /proc "$0/proc" && exec "$@"', root, ...inside]
}

function runnable([command, ...words]: Command, port: number | undefined, log_file: string) {
  let child: ChildProcess | undefined
  process.on('exit', () => child?.kill('SIGKILL'))
  return {
    start: async () => {
      const log = openSync(log_file, 'a')
      child = spawn(command, words, {
        stdio: ['ignore', log, log],
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' },
      })
      closeSync(log)
      if (port) await listens(port, child, log_file)
    },
    reload: () => child?.kill('SIGHUP'),
    kill: async () => {
      if (!child || hasEnded(child)) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null
}

async function listens(port: number, child: ChildProcess, log_file: string) {
  for (const began = Date.now(); Date.now() - began < patience_ms && !hasEnded(child); await sleep(100))
    if (await isOpen(port)) return
  throw new Error(`Nobody listens at port ${port}.\n${readFileSync(log_file, 'utf8').slice(-2000)}`)
}

function isOpen(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      resolve(true)
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
  })
}
