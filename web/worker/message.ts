/** What a page tells the worker that was not there yet when it was opened. */
export interface Arrived {
  pathname: string
  /** The assets it has loaded by itself. */
  used: readonly string[]
}
