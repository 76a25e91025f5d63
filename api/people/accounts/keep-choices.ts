import type { Language } from '#contract/platform/language.ts'
import { sendAhead, type Db } from '../../platform/database.ts'

/** The language their letters are written in. */
export function keepLanguage(tx: Db, user_id: string, language: Language) {
  return sendAhead(tx, tx.updateTable('users').set({ language }).where('id', '=', user_id))
}

/** The picture that goes with every shipment of theirs, so that nobody is asked for it twice. */
export function keepPassport(tx: Db, user_id: string, passport_id: string) {
  return sendAhead(tx, tx.updateTable('users').set({ passport_id }).where('id', '=', user_id))
}

/** What still hangs on them goes with them, by the keys of its tables. */
export async function removePerson(tx: Db, user_id: string) {
  await tx.deleteFrom('users').where('id', '=', user_id).execute()
}
