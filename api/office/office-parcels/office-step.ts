import type { Keys } from '../../platform/keys.ts'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { officeStep } from '#contract/office/office-parcels.ts'
import type { DB } from '#database/schema.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { giveBack } from '../../parcels/parcels/holders.ts'
import { keepScan } from '../../courier/scans/scan.ts'

interface Step {
  jobs: Jobs
  keys: Keys
  caller: Caller
  number: string
  given: z.output<typeof officeStep>
}

/** The office records what happened; that doesn't take the parcel from whoever holds it. */
export async function stepByOffice(tx: Transaction<DB>, { caller: admin, number, given, ...app }: Step) {
  const before = await tx
    .selectFrom('parcels')
    .select(['order_id', 'holder_id'])
    .where('tracking_number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  await keepScan(tx, { ...app, caller: admin, number, given, name: 'parcel_step_added' })
  if (!before) return {}
  if (before.holder_id) await giveBack(tx, before.order_id, { from: admin.id, to: before.holder_id })
  return {}
}
