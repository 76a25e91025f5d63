// `npm run bench:faults -- [scenario] [times or seconds]`: what the service does while its parts fail. Without a name: all of them.

import { build } from '../commands/build.ts'
import { scenarios } from './faults/scenarios.ts'
import { tell, wantedOf } from './faults/tell.ts'
import { inWorld } from './faults/world.ts'

const size = process.argv[3]
const wanted = wantedOf(scenarios)
await build({ mode: 'gallery' })

let failed = 0
for (const scenario of wanted) {
  const play = () =>
    inWorld(scenario.world ?? {}, (world) => scenario.act(world, Number(size ?? scenario.size)))
  if (!(await tell(scenario, play))) failed += 1
}
process.exit(failed > 0 ? 1 : 0)
