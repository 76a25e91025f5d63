// `npm run bench:cluster -- [scenario]`: several processes behind a proxy and a pooler, while their parts fail.

import { buildWeb } from '../commands/build.ts'
import { inCluster } from './cluster/cluster.ts'
import { clusterRoot, versions } from './cluster/root.ts'
import { scenarios } from './cluster/scenarios.ts'
import { tell, wantedOf } from './faults/tell.ts'

const wanted = wantedOf(scenarios)
const root = clusterRoot()
console.log(versions(root))
await buildWeb({ mode: 'gallery' })

let failed = 0
for (const scenario of wanted) if (!(await tell(scenario, () => inCluster(root, scenario.act)))) failed += 1
console.log(`${wanted.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
