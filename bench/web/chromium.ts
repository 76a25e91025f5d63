import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const quiet = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
]
const patience_ms = 20_000

/** A browser without history, which writes its port into its folder. */
export async function startChromium(program: string | undefined, folder: string) {
  if (!program) throw new Error('No Chromium was found; set CHROMIUM to the path of one.')
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const child = spawn(
    program,
    [...quiet, ...sandbox, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  try {
    return { port: await portIn(folder), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function portIn(folder: string) {
  const until = performance.now() + patience_ms
  while (performance.now() < until) {
    const text = await readFile(path.join(folder, 'DevToolsActivePort'), 'utf8').catch(() => '')
    if (text.includes('\n')) return Number(text.split('\n')[0])
    await sleep(50)
  }
  throw new Error('Chromium did not start.')
}
