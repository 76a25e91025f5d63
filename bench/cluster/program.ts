import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

interface Program {
  root: string
  /** The program and its words; `%` stands for the folder of its files, as it is called inside the root. */
  words: readonly string[]
  files: Record<string, string>
  port: number
}

/** A program of the root, listening at a port; it can be killed and started again. */
export async function startProgram({ root, words, files, port }: Program) {
  const folder = mkdtempSync(path.join(root, 'tmp/seberang-'))
  const inside = folder.slice(root.length)
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, name), text.replaceAll('%', inside))
  execFileSync('chmod', ['-R', 'a+rwX', folder])
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn('chroot', ['--userspec=nobody', root, ...words.map((word) => word.replace('%', inside))], {
      stdio: 'ignore',
    })
    await listens(port)
  }
  const kill = async () => {
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    child?.kill('SIGKILL')
    await ended
  }
  process.on('exit', () => child?.kill('SIGKILL'))
  await start()
  return {
    port,
    start,
    kill,
    close: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listens(port: number) {
  for (let waited = 0; waited < 100; waited += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('close', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await sleep(100)
  }
  throw new Error(`Nobody listens at port ${port} after ten seconds.`)
}
