// `npm run bench:restore`: every machine is lost, and the service comes back from its object storage alone.

import { build } from '../commands/build.ts'
import { clusterRoot, versions } from './cluster/root.ts'
import { tell } from './faults/tell.ts'
import { withInstallation } from './restore/installation.ts'
import { loseEverything } from './restore/loss.ts'
import { scenarios } from './restore/scenarios.ts'

const root = clusterRoot()
console.log(versions(root))
await build({ mode: 'gallery' })
// Each part ends with this process, also when somebody calls it off.
process.setMaxListeners(0)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const failed = await withInstallation(root, async (installation) => {
  const loss = await loseEverything(installation)
  let count = 0
  for (const scenario of scenarios) if (!(await tell(scenario, () => scenario.act(loss)))) count += 1
  return count
})
console.log(`${scenarios.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
