// The real server in a process of its own, over whatever database it is told to open.
import { makeServer } from '../../api/server.ts'
import { readConfig } from '../../api/platform/config.ts'
import { openLog } from '../../api/platform/log.ts'
import { secret_key as sameForAll } from './process.mjs'

let server

// Whoever asked for it may be killed; nobody would ever end it then.
process.once('disconnect', () => process.exit())
process.on('message', (message) => void act(message).then((answer) => process.send(answer)))

async function act({ open }) {
  if (!open) {
    await server?.stop()
    return { closed: true }
  }
  const config = readConfig({ DATA_DIR: open.data_dir, WEB_BUILD: 'gallery', PUBLIC_URL: 'http://localhost' })
  const { secret_key = sameForAll } = open
  server = await makeServer({ ...config, secret_key }, open.url, openLog('fatal'))
  const address = await server.app.http.listen({ port: 0, host: '127.0.0.1' })
  return { port: Number(new URL(address).port) }
}
