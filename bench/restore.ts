// `npm run bench:restore`: every machine is lost, and the service comes back from its object storage alone.

import { buildWeb } from '../commands/build.ts'
import { tell } from './faults/tell.ts'
import { withInstallation } from './restore/installation.ts'
import { loseEverything } from './restore/loss.ts'
import { restoreRoot, restoreVersions } from './restore/root.ts'
import { scenarios } from './restore/scenarios.ts'

const root = restoreRoot()
console.log(restoreVersions(root))
await buildWeb({ mode: 'gallery' })

const failed = await withInstallation(root, async (installation) => {
  const loss = await loseEverything(installation)
  let count = 0
  for (const scenario of scenarios) if (!(await tell(scenario, () => scenario.act(loss)))) count += 1
  return count
})
console.log(`${scenarios.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
