import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Endpoint } from '#contract/platform/endpoint.ts'

/** What a test sent or was answered, one call a line: `commands/examples.ts` writes it. */
export const examplesFile = path.join(import.meta.dirname, 'examples.jsonl')

const example = z.object({ call: z.string(), value: z.unknown() })

/** By the name that the call has in the contract. */
export async function readExamples(file = examplesFile): Promise<Map<string, unknown>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  return new Map(lines.map((line) => example.parse(JSON.parse(line))).map(({ call, value }) => [call, value]))
}

/** One side of a call is enough to understand it: what it takes, or else what it answers; without either there is nothing to show. */
export function exampleSide({ method, takes, gives, body, data }: Endpoint) {
  if (method !== 'GET' && !takes && hasFields(body)) return 'body'
  return !gives && hasFields(data) ? 'data' : undefined
}

function hasFields(schema: z.ZodType) {
  return !(schema instanceof z.ZodObject) || Object.keys(schema.shape).length > 0
}
