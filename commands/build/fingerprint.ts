import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** What was built from these files and folders is still right while this stays the same. */
export function fingerprint(sources: readonly string[]) {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesIn(path.join(root, source))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(source: string) {
  if (path.extname(source) !== '') return [source]
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}
