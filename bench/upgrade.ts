// `npm run bench:upgrade -- [commit]`: the version before beside this one, on the schema of this one.

import { build } from '../commands/build.ts'
import { tell } from './faults/tell.ts'
import { sellBeside } from './upgrade/beside.ts'
import { findVersionBefore } from './upgrade/version-before.ts'
import { withVersions } from './upgrade/versions.ts'

const { commit, title } = findVersionBefore(process.argv[2])
console.log(`The version before: ${title}.`)
await build({ mode: 'gallery' })
const upgrade = {
  name: 'the version before sells while this one changes its schema, then both do',
  required: 'only 200 and 409, each scan counted once, nothing lost or doubled',
}
const isFine = await tell(upgrade, () => withVersions(commit, sellBeside))
console.log(isFine ? '1 passed, 0 failed' : '0 passed, 1 failed')
process.exit(isFine ? 0 : 1)
