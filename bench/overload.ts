// `npm run bench:overload -- [seconds]`: what three processes do with five times as many calls as they can answer.
import { build } from '../commands/build.ts'
import { tell } from './faults/tell.ts'
import { inWorld } from './faults/world.ts'
import { overload } from './overload/overload.ts'

await build({ mode: 'gallery' })
const during_s = Number(process.argv[2] ?? overload.size)
const holds = await tell(overload, () =>
  inWorld(overload.world ?? {}, (world) => overload.act(world, during_s)),
)
process.exit(holds ? 0 : 1)
