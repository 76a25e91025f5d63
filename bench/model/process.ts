import { fork, type ChildProcess, type Serializable } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'

export interface Place {
  url: string
  data_dir: string
}

export const secret_key = 'x'.repeat(32)
// A process that served so many databases is replaced: it may have grown.
const mostOpened = 40
const listening = z.object({ port: z.number() })

/** The app as a process of its own that opens one database after the other, and can be killed. */
export function makeApp() {
  let child: ChildProcess | undefined
  let opened = 0
  let port: number | undefined
  let opening = Promise.resolve()

  const start = () => {
    opened = 0
    child = fork(path.join(import.meta.dirname, 'app.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    return child
  }
  const kill = async (signal: NodeJS.Signals) => {
    if (child) await endOf(child, signal)
    child = undefined
  }
  const open = async (place: Place) => {
    if (opened >= mostOpened) await kill('SIGTERM')
    const process = child ?? start()
    opened += 1
    port = listening.parse(await ask(process, { open: { ...place } })).port
  }
  return {
    url: () => `http://127.0.0.1:${port}`,
    open,
    close: async () => {
      // One question at a time: an answer does not say which it belongs to.
      await Promise.allSettled([opening])
      if (child) await ask(child, {})
    },
    /** `opened` tells when it serves again, or why it does not. */
    killAndOpen: (place: Place) => {
      opening = kill('SIGKILL').then(() => open(place))
      opening.catch(() => undefined)
    },
    opened: () => opening,
    end: () => kill('SIGTERM'),
  }
}

function ask(child: ChildProcess, message: Serializable) {
  return new Promise<unknown>((resolve, reject) => {
    const fail = () => reject(new Error('The app process ended.'))
    child.once('exit', fail)
    child.once('message', (answer) => {
      child.off('exit', fail)
      resolve(answer)
    })
    child.send(message)
  })
}

function endOf(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  return ended
}
