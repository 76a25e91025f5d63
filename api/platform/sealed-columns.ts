import type { Db } from './database.ts'

export interface SealedRow {
  /** In the order in which the rows are read. */
  key: string[]
  /** What the sealed bytes are bound to. */
  bound_to: string
  sealed: Buffer
}

/** A column whose bytes are sealed with the key of the installation: its owner says how rows are read and written. */
export interface SealedColumn {
  /** `table.column` */
  name: string
  purpose: string
  isTagLast?: boolean
  /** The next rows after this key, or the first ones, in the order of their key. */
  read: (db: Db, after: string[], most: number) => Promise<SealedRow[]>
  /** Only where the old bytes are still there: what was changed or erased meanwhile stays so. */
  write: (db: Db, rows: { key: string[]; before: Buffer; sealed: Buffer }[]) => Promise<void>
}

export const noUuid = '00000000-0000-0000-0000-000000000000'
