// `npm run bench:model -- [runs] [seed] [at once]`: random days, each on a fresh database, some with a process killed amid them.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { report, type RunResult } from './model/result.ts'

import { build } from '../commands/build.ts'
import { startTestPostgres } from '../commands/test-postgres.ts'

const runs = Number(process.argv[2] ?? 1000)
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 1_000_000_000))
// A run mostly waits, for its app and for the clock of approvals.
const players = Number(process.argv[4] ?? availableParallelism() * 3)

await build({ mode: 'gallery' })
const folder = mkdtempSync(path.join(tmpdir(), 'seberang-model-'))
process.env['TEST_DATA_DIR'] = path.join(folder, 'database')
const postgres = await startTestPostgres()
console.log(`Seed ${seed}: ${runs} runs of 100 steps.`)
const began = performance.now()
const tally = { runs: 0, steps: 0, kills: 0, violations: 0, made: new Map<string, number>() }

try {
  let next = 0
  const nextRun = () => (next < runs ? seed + next++ : undefined)
  await Promise.all(Array.from({ length: players }, (_, place) => play(place, nextRun)))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
const minutes = ((performance.now() - began) / 60_000).toFixed(1)
console.log([...tally.made].map(([name, times]) => `  ${String(times).padStart(6)}  ${name}`).join('\n'))
console.log(
  `${tally.violations > 0 ? '✖ FAIL' : '✔ pass'} ${tally.runs} runs, ${tally.steps} steps, ${tally.kills} processes killed, ${tally.violations} violations, ${minutes} minutes`,
)
process.exit(tally.violations > 0 ? 1 : 0)

/** One player makes one run after the other, as long as there are any. */
function play(place: number, nextRun: () => number | undefined) {
  return new Promise<void>((resolve, reject) => {
    const player = fork(path.join(import.meta.dirname, 'model/player.ts'), {
      env: {
        ...process.env,
        MODEL_FOLDER: path.join(folder, `player-${place}`),
        MODEL_SERVER: postgres.url,
        MODEL_TEMPLATE: postgres.template,
      },
    })
    const playOn = () => {
      const run = nextRun()
      if (run === undefined) player.disconnect()
      else player.send(run)
    }
    player.on('message', (message) => {
      const result = report.parse(message)
      if ('run' in result) count(result)
      playOn()
    })
    player.once('error', reject)
    player.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A player ended with ${code}.`)),
    )
  })
}

function count({ run, steps, kills, wrong, made }: RunResult) {
  tally.runs += 1
  tally.steps += steps
  tally.kills += kills
  for (const [name, times] of made) tally.made.set(name, (tally.made.get(name) ?? 0) + times)
  if (wrong) {
    tally.violations += 1
    console.log(`✖ seed ${run}: ${wrong}`)
  }
  if (tally.runs % 50 === 0)
    console.log(`  ${tally.runs} runs after ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
