export interface Violation {
  rule: string
  /** The order, or by what name else it is known. */
  id: string
}

/** Asks the database one statement; whoever verifies brings the connection, with as much time as it needs. */
export type Ask = (text: string, values?: unknown[]) => Promise<Violation[]>
