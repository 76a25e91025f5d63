import { cutCommit } from './cut-commit.mjs'
import { killApp } from './kill-app.mjs'
import { killPostgres } from './kill-postgres.mjs'

export const scenarios = {
  'kill-app': killApp,
  'kill-postgres': killPostgres,
  'cut-commit': cutCommit,
}
