import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** A data folder of its own for each process, with the files of the first one in it. */
export function shareFiles(folder: string, place: number) {
  const own = path.join(folder, `process${place}`)
  mkdirSync(own)
  const files = path.join(own, 'files')
  if (place === 0) mkdirSync(files)
  else symlinkSync(path.join(folder, 'process0/files'), files)
  return own
}
