// Tests of contract, api, web and commands with node's own runner, against a real PostgreSQL.
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { checkStatements, startRecording } from '../api/testing/statements/check-statements.ts'
import { buildServer } from './build/server.ts'
import { failure, type Counts } from './counts.ts'
import { databaseAt, startTestPostgres } from './test-postgres.ts'

const longest_ms = 35 * 60_000
// A file that hangs is ended; no busy machine takes one so long.
const longestFile_ms = 15 * 60_000
// One more than the cores of the smallest machine: there is always a file that waits for a clock.
const filesAtOnce = 3
// What a process has read and kept grows with each file.
const mostFiles = 20
// These start programs of their own, or measure a process that must be theirs alone.
const alone = /^(commands|bench|database)\//

type Counted = Required<Counts>

export async function runServerTests(word = ''): Promise<Counts> {
  const files = globSync('{contract,api,web,commands,database,bench}/**/*.test.ts')
    .filter((file) => file.includes(word))
    .toSorted()
  if (files.length === 0) return { passed: 0, failed: 0, times: [] }
  // Some start the service as people do.
  await buildServer()
  const server = await startTestPostgres()
  process.env['TEST_SERVER_URL'] = server.url
  process.env['TEST_TEMPLATE'] = server.template
  // Every process reads the same server: half of reading it is compiling it.
  process.env['NODE_COMPILE_CACHE'] ??= path.resolve('data/check/compiled')
  const recording = startRecording()

  const counts = await runFiles(files)
  const database_url = databaseAt(server.url, server.template)
  // It reads React, which must not be there before the pages are built.
  const { findUntold } = await import('./told-codes.ts')
  const rules = await checkStatements(recording.folder, { isWhole: word === '', database_url })
  rules.push({ rule: 'every code of an event has its words', broken: await findUntold(recording.folder) })
  reportRules(counts, rules)
  await server.stop()
  recording.stop()
  return counts
}

async function runFiles(files: string[]) {
  const counts: Counted = { passed: 0, failed: 0, skipped: 0, times: [], failures: [] }
  const shared = shareOut(files.filter((file) => !alone.test(file)))
  const stream = run({
    files: [...files.filter((file) => alone.test(file)), ...shared.lanes],
    concurrency: filesAtOnce,
    timeout: longest_ms,
    // A process left behind by a test would keep the run waiting for ever.
    signal: AbortSignal.timeout(longest_ms),
  })
  stream.on('test:pass', ({ name, details, skip }) => {
    if (details.type === 'suite') return
    counts.times.push({ name, ms: details.duration_ms })
    if (skip === undefined) counts.passed += 1
    else counts.skipped += 1
  })
  stream.on('test:fail', ({ name, file, details: { error, type } }) => {
    // Of a file whose tests fail each test is told; here is what failed around them.
    if (type === 'suite' && 'failureType' in error && error.failureType === 'subtestsFailed') return
    counts.failed += 1
    counts.failures.push(failure(`${path.relative('', file ?? '')}: ${name}`, error.cause ?? error))
  })
  const printed = stream.compose(new spec())
  printed.pipe(process.stdout, { end: false })
  await new Promise((resolve) => printed.once('end', resolve))
  shared.stop()
  return counts
}

/** For the processes that share these files among them. */
function shareOut(files: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'seberang-lanes-'))
  writeFileSync(
    path.join(folder, 'files.json'),
    JSON.stringify({ files, most: mostFiles, longest_ms: longestFile_ms }),
  )
  process.env['TEST_LANES'] = folder
  const atOnce = Math.min(filesAtOnce, files.length)
  return {
    lanes: Array.from(
      { length: Math.max(atOnce, Math.ceil(files.length / mostFiles)) },
      () => 'commands/test-lane.ts',
    ),
    stop: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Rules over all of the run count like tests. */
function reportRules(counts: Counted, rules: Awaited<ReturnType<typeof checkStatements>>) {
  for (const { rule, broken } of rules) {
    console.log([`${broken.length === 0 ? '✔' : '✖'} ${rule}`, ...broken].join('\n  '))
    counts[broken.length === 0 ? 'passed' : 'failed'] += 1
    if (broken.length > 0) counts.failures.push(failure(rule, broken.join('\n')))
  }
}
