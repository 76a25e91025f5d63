import path from 'node:path'
import { z } from 'zod'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { contractFiles } from './contract-files.ts'
import type { Served } from './serve.ts'

/** What the contract calls its things: nobody gives the same name twice, and nobody can forget to. */
export interface Names {
  /** Of calls, with the file that describes them. */
  calls: Map<Endpoint, { name: string; file: string }>
  schemas: Map<unknown, string>
}

export async function readNames(): Promise<Names> {
  const names: Names = { calls: new Map(), schemas: new Map() }
  for (const [file, exported] of await contractFiles())
    for (const [name, thing] of Object.entries(exported)) keep(names, name, path.basename(file, '.ts'), thing)
  return names
}

function keep({ calls, schemas }: Names, name: string, file: string, thing: unknown) {
  if (typeof thing !== 'object' || thing === null) return
  if (thing instanceof z.ZodType) schemas.set(thing, schemas.get(thing) ?? pascal(name))
  else if (isEndpoint(thing) && !calls.has(thing)) calls.set(thing, { name, file })
}

function isEndpoint(thing: object): thing is Endpoint {
  return 'areas' in thing && 'path' in thing
}

export function callName({ calls }: Names, endpoint: Endpoint) {
  const name = endpoint.name ?? calls.get(endpoint)?.name
  if (!name)
    throw new Error(`${endpoint.method} ${endpoint.path} has no name: its description is not exported`)
  return name
}

/** One call in two areas is two operations: the second says where. */
export function operationName(names: Names, { endpoint, area }: Served) {
  const name = callName(names, endpoint)
  return area === endpoint.areas[0] ? name : `${name}As${pascal(area)}`
}

export function pascal(words: string) {
  return words.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, letter: string) => letter.toUpperCase())
}
