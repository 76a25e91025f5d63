import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { describe } from './openapi.ts'
import { nameIn, shapeOf } from './openapi-shape.ts'
import type { Operation } from './openapi-types.ts'

type Document = Awaited<ReturnType<typeof describe>>

const run = promisify(execFile)
const tsc = path.join(import.meta.dirname, '../../node_modules/.bin/tsc')
const typescript = { named: (name: string) => name, text: (raw: string) => raw }

/** A stranger's program: it knows the document alone, its types are made from it, and it must compile. */
export async function runStranger(document: Document, program: string, args: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'seberang-stranger-'))
  try {
    await writeFile(path.join(folder, 'calls.mts'), typesOf(document))
    await writeFile(path.join(folder, 'main.mts'), program)
    const options = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024']
    const globals = ['--lib', 'es2024,dom', '--types', '', '--allowImportingTsExtensions']
    const main = path.join(folder, 'main.mts')
    const errors = await run(tsc, [...options, ...globals, main], { cwd: folder }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
    if (errors) return { errors, printed: '' }
    const { stdout } = await run(process.execPath, [main, ...args])
    return { errors, printed: stdout.trim() }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each call by its operationId: where it is, what it takes, and everything that it may answer. */
function typesOf({ components, paths }: Document) {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${shapeOf(schema, typescript)}`,
  )
  const calls = Object.entries(paths).flatMap(([url, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => callType(components, url, verb, call)),
  )
  return [...schemas, 'export interface Calls {', ...calls, '}'].join('\n')
}

function callType({ responses }: Document['components'], url: string, verb: string, call: Operation) {
  const body = call.requestBody?.content['application/json']?.schema
  const answers = Object.values(call.responses).flatMap((answer) => {
    const shared = '$ref' in answer ? responses[nameIn(answer.$ref)] : answer
    return Object.values(shared?.content ?? {}).map(({ schema }) => `(${shapeOf(schema, typescript)})`)
  })
  return `${call.operationId}: {
    method: '${verb.toUpperCase()}'
    url: '${url}'
    body: ${body ? shapeOf(body, typescript) : 'undefined'}
    answer: ${answers.join(' | ')}
  }`
}
