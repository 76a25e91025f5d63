import type { Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'
import { accountRoutes } from './accounts/accounts.ts'
import { codeMailJob } from './accounts/code-mails.ts'
import { addressRoutes } from './addresses/addresses.ts'
import { geographyRoutes } from './geography/geography.ts'
import type { Post } from './mail/mail.ts'
import type { App } from './platform/serve.ts'
import { sweepJob } from './platform/sweep.ts'
import { quoteRoutes } from './quotes/quotes.ts'

/** Every feature's routes, by name; nothing is loaded by itself. */
export function serveEverything(app: App) {
  accountRoutes(app)
  addressRoutes(app)
  geographyRoutes(app)
  quoteRoutes(app)
}

interface JobParts {
  db: Kysely<DB>
  post: Post
  secret_key: string
  public_url: string
}

/** Every feature's background work. */
export function everyJob(parts: JobParts) {
  return [sweepJob(parts.db), codeMailJob(parts)]
}
