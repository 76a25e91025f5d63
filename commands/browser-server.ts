// The server that browser journeys talk to: the real one, embedded, on data of its own that starts empty.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres, stopLeftover } from '../api/platform/embedded-postgres.ts'
import { keyFor, secretKey } from '../api/platform/secrets.ts'
import { start } from '../api/start.ts'
import { patience } from '../api/testing/patience.ts'
import { careless } from './careless-postgres.ts'

const data_dir = process.env['DATA_DIR']
if (!data_dir || path.basename(data_dir) !== 'browser')
  throw new Error('DATA_DIR must name the folder of the browser journeys; it is emptied.')
if (existsSync(data_dir)) {
  await stopLeftover(data_dir)
  rmSync(data_dir, { recursive: true, force: true })
}
// The server takes over a PostgreSQL that runs already, so it needs no setting that could lose real data.
const password = keyFor(await secretKey(undefined, data_dir), 'database').toString('hex')
await startEmbeddedPostgres(data_dir, password, () => undefined, [...careless])
await start({ patience })
