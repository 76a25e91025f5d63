/** What a page tells the worker that was not there yet when it was opened. */
export interface Arrived {
  /** Of the document, when it came past the worker. */
  pathname: string | undefined
  /** The assets it has loaded on its own. */
  used: readonly string[]
}
