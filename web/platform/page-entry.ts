import type { Role } from '#contract/platform/roles.ts'
import type { Namespace } from '../locales/texts.ts'

/** public: prerendered in three languages and hydrated. app: rendered in the browser, inside a prerendered shell. */
export interface PageEntry {
  path: string
  kind: 'public' | 'app'
  /** The file that exports the component `Page`. */
  file: string
  texts: readonly [Namespace, ...Namespace[]]
  /** Where title and description stand; the first of the texts unless said otherwise. */
  head?: string
  /** Nothing to look for: kept out of search engines. */
  unlisted?: true
  /** Who is not signed in goes to /login; 'return' brings them back afterwards. */
  guard?: 'login' | 'return'
  /** A bar of its own stays at the foot of the screen. */
  hasFoot?: true
  /** Staff areas look to everybody else as if they were not there. */
  roles?: readonly Role[]
}
