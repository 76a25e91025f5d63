import type { Db } from '../platform/database.ts'
import { insertRows } from '../platform/insert-rows.ts'
import type { FileRow } from './pictures.ts'

/** From now on the stored picture is one of ours; without its row it is swept away. */
export function keepFile(tx: Db, file: FileRow & { order_id?: string }) {
  return insertRows(tx, 'files', [file])
}
