// `npm run bench:faults -- [scenario] [times or seconds]`: what the service does while its parts fail. Without a name: all of them.

import { buildWeb } from '../commands/build.ts'
import type { Outcome } from './faults/scenario.ts'
import { scenarios } from './faults/scenarios.ts'
import { inWorld } from './faults/world.ts'

const [wantedName, size] = process.argv.slice(2)
if (wantedName && !scenarios[wantedName]) {
  console.error(`There is no ${wantedName}; there are: ${Object.keys(scenarios).join(', ')}`)
  process.exit(1)
}
await buildWeb({ mode: 'gallery' })

let failed = 0
for (const [word, scenario] of Object.entries(scenarios)) {
  if (wantedName && word !== wantedName) continue
  const { wrong, measured, tally }: Outcome = await inWorld(scenario.world ?? {}, (world) =>
    scenario.act(world, Number(size ?? scenario.size)),
  ).catch((error) => ({ wrong: [stackOf(error)], measured: 'nothing' }))
  if (wrong.length > 0) failed += 1
  console.log(
    `${wrong.length > 0 ? '✖ FAIL' : '✔ pass'} ${scenario.name}. Required: ${scenario.required}. Measured: ${measured}.`,
  )
  if (tally) console.log(`  answers: ${tally}`)
  for (const one of wrong) console.log(`  wrong: ${one}`)
}
process.exit(failed > 0 ? 1 : 0)

function stackOf(error: unknown) {
  return error instanceof Error ? String(error.stack) : String(error)
}
