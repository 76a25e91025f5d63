// `npm run bench:cluster -- [scenarios]`: several processes on a database and a storage of several machines, while the parts fail.

import { build } from '../commands/build.ts'
import { openCluster, withNewPeople, type Cluster } from './cluster/cluster.ts'
import { clusterRoot, versions } from './cluster/root.ts'
import { scenarios } from './cluster/scenarios.ts'
import { tell, wantedOf } from './faults/tell.ts'

const wanted = wantedOf(scenarios, process.argv.slice(2))
const root = clusterRoot()
console.log(versions(root))
await build({ mode: 'gallery' })
// Each part ends with this process, also when somebody calls it off.
process.setMaxListeners(0)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

let cluster: Cluster | undefined
let failed = 0
for (const scenario of wanted) {
  const isFine = await tell(scenario, async () => {
    cluster ??= await openCluster(root)
    await cluster.database.whole()
    return scenario.act(await withNewPeople(cluster))
  })
  if (isFine) continue
  failed += 1
  // What one scenario left behind must not fail the next one.
  await cluster?.close()
  cluster = undefined
}
await cluster?.close()
console.log(`${wanted.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
