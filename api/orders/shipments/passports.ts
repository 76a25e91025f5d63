import { sql } from 'kysely'
import { listPassports, sendPassport, showPassport } from '#contract/orders/shipments.ts'
import { notFound } from '../../platform/errors.ts'
import { record, recordOnce } from '../../platform/events.ts'
import { keepPassport } from '../../people/accounts/keep-choices.ts'
import { countWork } from '../../platform/limits.ts'
import { asPage, rowsFor } from '../../platform/paging.ts'
import type { App } from '../../platform/serve.ts'
import { isUnspent } from './own-passports.ts'
import { keepFile } from '../../files/keep-file.ts'
import { givePicture, takePicture } from '../../files/pictures.ts'

const uploadsPerHour = 20
/** Whoever looks again within these minutes is still looking: one record. */
export const sameLook_min = 10

export function passportRoutes(app: App) {
  app.serve(sendPassport, async ({ user, query, picture, once }) => {
    const limit = { bucket: `passport:${user.id}`, most: uploadsPerHour, seconds: 3600 }
    const file = await countWork(app.db, [limit], () => takePicture(app, 'passport', user.id, picture()))
    return once(async (tx) => {
      await keepFile(tx, file)
      if (!query.is_others) await keepPassport(tx, user.id, file.id)
      await record(tx, { name: 'passport_given', subject_id: file.id, actor_id: user.id })
      return { passportId: file.id }
    })
  })
  app.serve(listPassports, async ({ user, query }) => {
    const { rows } = await sql<{ id: string; created_at: Date; is_of_account: boolean }>`
      select f.id, f.created_at, f.id is not distinct from u.passport_id as is_of_account
      from files f join users u on u.id = f.owner_id
      where f.owner_id = ${user.id}::uuid and f.kind = 'passport' and f.sealed_key <> '' and ${isUnspent}
        and (${query.cursor ?? null}::uuid is null or f.id < ${query.cursor ?? null}::uuid)
      order by f.id desc limit ${rowsFor(query)}`.execute(app.db)
    const { page, next_cursor } = asPage(rows, query)
    return { passport_data: page, next_cursor }
  })
  app.serve(showPassport, async ({ user, params }) => {
    const found = await app.db
      .selectFrom('files')
      .select('id')
      .where('id', '=', params.id)
      .where('kind', '=', 'passport')
      .where('owner_id', '=', user.id)
      .executeTakeFirst()
    if (!found) throw notFound()
    const look = { name: 'passport_viewed', subject_id: found.id, actor_id: user.id } as const
    await recordOnce(app.db, look, sameLook_min)
    return givePicture(app, app.db, found.id)
  })
}
