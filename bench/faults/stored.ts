import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Names of the files that a process keeps on its disk. */
export function storedIn(data_dir: string) {
  return readdirSync(path.join(data_dir, 'files'), { recursive: true, encoding: 'utf8' })
}
