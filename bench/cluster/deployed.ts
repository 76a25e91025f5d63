import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../deploy/cluster')

/** A file of deploy/cluster, with the values that it asks for. */
export function deployed(name: string, values: Record<string, string | number>) {
  return readFileSync(path.join(folder, name), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`deploy/cluster/${name} asks for ${key}.`)
    return String(value)
  })
}
