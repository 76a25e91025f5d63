import { fork } from 'node:child_process'
import path from 'node:path'

export const secret_key = 'x'.repeat(32)
// A process that served so many databases is replaced: it may have grown.
const mostOpened = 40

/** The app as a process of its own that opens one database after the other, and can be killed. */
export function makeApp() {
  let child
  let opened = 0
  let port
  let opening = Promise.resolve()

  const start = () => {
    child = fork(path.join(import.meta.dirname, 'app.mjs'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    opened = 0
  }
  const kill = async (signal) => {
    await endOf(child, signal)
    child = undefined
  }
  const open = async (place) => {
    if (child && opened >= mostOpened) await kill('SIGTERM')
    if (!child) start()
    opened += 1
    port = (await tell(child, { open: place })).port
  }
  return {
    url: () => `http://127.0.0.1:${port}`,
    open,
    close: () => tell(child, { close: true }),
    killAndOpen: (place) => {
      opening = kill('SIGKILL').then(() => open(place))
      return opening
    },
    opened: () => opening,
    end: async () => {
      if (child) await kill('SIGTERM')
    },
  }
}

function tell(child, message) {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('The app process ended.'))
    child.once('exit', gone)
    child.once('message', (answer) => {
      child.off('exit', gone)
      resolve(answer)
    })
    child.send(message)
  })
}

function endOf(child, signal) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return ended
}
