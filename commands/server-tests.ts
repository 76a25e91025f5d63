// Tests of contract, api, web and commands with node's own runner, against a real PostgreSQL.
import { globSync } from 'node:fs'
import path from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { checkStatements, startRecording } from '../api/testing/statements/check-statements.ts'
import { failure, type Counts } from './counts.ts'
import { databaseAt, startTestPostgres } from './test-postgres.ts'

const longest_ms = 60 * 60_000
// A file that hangs is ended; no busy machine takes one so long.
const longestFile_ms = 15 * 60_000
// One more than the cores of the smallest machine: there is always a file that waits for a clock.
const filesAtOnce = 3

export async function runServerTests(word = ''): Promise<Counts> {
  const files = globSync('{contract,api,web,commands,database,bench}/**/*.test.ts')
    .filter((file) => file.includes(word))
    .toSorted()
  if (files.length === 0) return { passed: 0, failed: 0, times: [] }
  const server = await startTestPostgres()
  process.env['TEST_SERVER_URL'] = server.url
  process.env['TEST_TEMPLATE'] = server.template
  // Every file is a process of its own that reads the same server: half of reading it is compiling it.
  process.env['NODE_COMPILE_CACHE'] ??= path.resolve('data/check/compiled')
  const recording = startRecording()

  const times: { name: string; ms: number }[] = []
  const failures: string[] = []
  const counts = { passed: 0, failed: 0, skipped: 0, times, failures }
  // A process left behind by a test would keep the run waiting for ever.
  const signal = AbortSignal.timeout(longest_ms)
  const stream = run({ files, concurrency: filesAtOnce, timeout: longestFile_ms, signal })
  stream.on('test:pass', ({ name, details, skip }) => {
    if (details.type === 'suite') return
    times.push({ name, ms: details.duration_ms })
    if (skip === undefined) counts.passed += 1
    else counts.skipped += 1
  })
  stream.on('test:fail', ({ name, file, details }) => {
    if (details.type === 'suite') return
    counts.failed += 1
    failures.push(failure(`${path.relative('', file ?? '')}: ${name}`, details.error.cause ?? details.error))
  })
  const printed = stream.compose(new spec())
  printed.pipe(process.stdout, { end: false })
  await new Promise((resolve) => printed.once('end', resolve))
  const database_url = databaseAt(server.url, server.template)
  reportStatements(counts, await checkStatements(recording.folder, { isWhole: word === '', database_url }))
  await server.stop()
  recording.stop()
  return counts
}

/** Rules over all statements of the run count like tests. */
function reportStatements(
  counts: Counts & { failures: string[] },
  rules: Awaited<ReturnType<typeof checkStatements>>,
) {
  for (const { rule, broken } of rules) {
    console.log([`${broken.length === 0 ? '✔' : '✖'} ${rule}`, ...broken].join('\n  '))
    counts[broken.length === 0 ? 'passed' : 'failed'] += 1
    if (broken.length > 0) counts.failures.push(failure(rule, broken.join('\n')))
  }
}
