import { changePassportDuty, listPassportDuties } from '#contract/office/office.ts'
import type { MasterData } from '../../site/master-data/master-data.ts'
import { record } from '../../platform/events.ts'
import type { App } from '../../platform/serve.ts'
import { transaction } from '../../platform/transaction.ts'

export function passportDutyRoutes(app: App, masterData: MasterData) {
  app.serve(listPassportDuties, async () => ({
    duty_data: await app.db
      .selectFrom('passport_duties')
      .selectAll()
      .orderBy('lane')
      .orderBy('party', 'desc')
      .execute(),
  }))
  app.serve(changePassportDuty, async ({ user, body }) => {
    await transaction(app.db, async (tx) => {
      const { lane, party, is_required } = body
      const before = await tx
        .selectFrom('passport_duties')
        .select('is_required')
        .where('lane', '=', lane)
        .where('party', '=', party)
        .forUpdate()
        .executeTakeFirst()
      await tx
        .updateTable('passport_duties')
        .set({ is_required })
        .where('lane', '=', lane)
        .where('party', '=', party)
        .execute()
      const data = { lane, party, before, after: { is_required } }
      await record(tx, { name: 'passport_duty_changed', actor_id: user.id, data })
    })
    masterData.drop()
    return {}
  })
}
