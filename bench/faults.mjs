// `npm run bench:faults -- [scenario] [times or seconds]`: what the service does while its parts fail. Without a name: all of them.
import { bootstrap } from '../commands/bootstrap.mjs'

await bootstrap(import.meta.filename)
const { buildWeb } = await import('../commands/build.mjs')
const { scenarios } = await import('./faults/scenarios.mjs')
const { inWorld } = await import('./faults/world.mjs')

const [wanted, size] = process.argv.slice(2)
if (wanted && !scenarios[wanted]) {
  console.error(`There is no ${wanted}; there are: ${Object.keys(scenarios).join(', ')}`)
  process.exit(1)
}
await buildWeb({ mode: 'gallery' })

let failed = 0
for (const [word, scenario] of Object.entries(scenarios)) {
  if (wanted && word !== wanted) continue
  const { wrong, measured, tally } = await inWorld(scenario.world ?? {}, (world) =>
    scenario.act(world, Number(size ?? scenario.size)),
  ).catch((error) => ({ wrong: [error.stack], measured: 'nothing' }))
  failed += wrong.length > 0
  console.log(
    `${wrong.length > 0 ? '✖ FAIL' : '✔ pass'} ${scenario.name}. Required: ${scenario.required}. Measured: ${measured}.`,
  )
  if (tally) console.log(`  answers: ${tally}`)
  for (const one of wrong) console.log(`  wrong: ${one}`)
}
process.exit(failed > 0 ? 1 : 0)
