import type { Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import { makeSampleAccounts } from './office/settings/sample-accounts.ts'
import { makeSamplePeople } from './people/accounts/sample-people.ts'
import type { Keys } from './platform/keys.ts'
import { makeSampleLocations } from './places/locations/sample-locations.ts'

/** People, a counter and accounts to try the service with. */
export async function makeSamples(db: Kysely<DB>, keys: Keys) {
  const counter_id = await makeSampleLocations(db)
  await makeSamplePeople(db, keys, counter_id)
  await makeSampleAccounts(db, counter_id)
}

export { sampleLogins } from './people/accounts/sample-people.ts'
