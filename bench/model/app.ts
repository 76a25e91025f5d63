// The real server in a process of its own, over whatever database it is told to open.
import { z } from 'zod'
import { makeServer } from '../../api/server.ts'
import { readConfig } from '../../api/platform/config.ts'
import { openKeys } from '../../api/platform/installation.ts'
import { openLog } from '../../api/platform/log.ts'
import { secret_key as sharedKey } from './process.ts'

const order = z.object({
  open: z.object({ url: z.string(), data_dir: z.string(), secret_key: z.string().optional() }).optional(),
})

let server: Awaited<ReturnType<typeof makeServer>> | undefined

// Whoever asked for it may be killed; nobody would ever end it then.
process.once('disconnect', () => process.exit())
process.on('message', (message) => void act(message).then((answer) => process.send?.(answer)))

async function act(message: unknown) {
  const { open } = order.parse(message)
  if (!open) {
    await server?.stop()
    return { isClosed: true }
  }
  const config = readConfig({ DATA_DIR: open.data_dir, WEB_BUILD: 'gallery', PUBLIC_URL: 'http://localhost' })
  const { secret_key = sharedKey } = open
  const keys = await openKeys(open.url, [secret_key])
  server = await makeServer({ ...config, keys }, open.url, openLog('fatal'))
  const address = await server.app.http.listen({ port: 0, host: '127.0.0.1' })
  return { port: Number(new URL(address).port) }
}
