import type { Transaction } from 'kysely'
import type { DB } from '#database/schema.ts'
import { sendAhead } from '../../platform/database.ts'
import { endCodesOf } from './codes.ts'

/** After the password or the email address has changed: every other session and every open code ends. */
export async function endOtherAccess(tx: Transaction<DB>, user_id: string, kept_session_id?: string) {
  const others = tx.deleteFrom('sessions').where('user_id', '=', user_id)
  await sendAhead(tx, kept_session_id ? others.where('id', '<>', kept_session_id) : others)
  await endCodesOf(tx, user_id)
}
