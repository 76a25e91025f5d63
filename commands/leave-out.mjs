// Removes from the installed packages what running needs nothing of: a good part is for compilers, debuggers and readers.
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

// The headers of Node, binaries for another runtime, and somebody's tests.
const needless =
  /node_modules\/(node-(bin-)?(linux|darwin)-\w+\/include|bare-[\w-]+\/prebuilds|bintrees\/test)$/

leaveOut(path.resolve(import.meta.dirname, '../node_modules'))

/** @param {string} folder */
function leaveOut(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (needless.test(file)) rmSync(file, { recursive: true })
    else if (entry.isDirectory()) leaveOut(file)
    else if (/\.(map|md|flow|[cm]?ts)$/.test(entry.name)) rmSync(file)
  }
}
