// A process that takes one test file after the other: reading the server costs more than most files do.
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe } from 'node:test'
import { pathToFileURL } from 'node:url'

const { TEST_LANES: folder = '' } = process.env
const { files, most, longest_ms }: { files: string[]; most: number; longest_ms: number } = JSON.parse(
  readFileSync(path.join(folder, 'files.json'), 'utf8'),
)

let taken = 0
for (const [index, file] of files.entries()) {
  if (taken === most) break
  if (isTaken(index)) continue
  taken += 1
  await describe(file, { timeout: longest_ms }, async () => {
    await import(pathToFileURL(path.resolve(file)).href)
  })
}

// What a file that broke off left running would keep the run waiting to its last minute.
setTimeout(() => process.exit(), 20_000).unref()

/** Whoever makes the file first has the test; there is no second time. */
function isTaken(index: number) {
  try {
    closeSync(openSync(path.join(folder, String(index)), 'wx'))
    return false
  } catch {
    return true
  }
}
