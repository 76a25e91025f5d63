import type { Db } from '../../platform/database.ts'

/** For somebody whose device is lost, or whose account goes to another hand; how many there were. */
export async function forgetPasskeysOf(tx: Db, user_id: string) {
  const gone = await tx.deleteFrom('passkeys').where('user_id', '=', user_id).returning('id').execute()
  return gone.length
}
