import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const contract = path.join(import.meta.dirname, '../../contract')

/** Every file of the contract and what it exports; a gathered server holds them already (`commands/build/server.ts`). */
export async function contractFiles() {
  const found: [file: string, exported: object][] = []
  const files = (await readdir(contract, { recursive: true })).filter(isOfContract)
  for (const file of files.toSorted())
    found.push([file, await import(pathToFileURL(path.join(contract, file)).href)])
  return found
}

export function isOfContract(file: string) {
  return file.endsWith('.ts') && !file.endsWith('.test.ts')
}
