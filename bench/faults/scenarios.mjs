import { clockAhead, clockBehind } from './clock.mjs'
import { cutCommit } from './cut-commit.mjs'
import { dataDiskFull } from './full-data-disk.mjs'
import { uploadDiskFull } from './full-disk.mjs'
import { jobs } from './jobs.mjs'
import { killApp } from './kill-app.mjs'
import { killApproval } from './kill-approval.mjs'
import { killPostgres } from './kill-postgres.mjs'
import { mailDown } from './mail-down.mjs'
import { frozen, lost } from './silence.mjs'
import { slow } from './slow.mjs'
import { standby } from './standby.mjs'

export const scenarios = {
  'kill-app': killApp,
  'kill-approval': killApproval,
  'kill-postgres': killPostgres,
  'cut-commit': cutCommit,
  frozen,
  lost,
  slow,
  'clock-ahead': clockAhead,
  'clock-behind': clockBehind,
  jobs,
  'mail-down': mailDown,
  'upload-disk': uploadDiskFull,
  'data-disk': dataDiskFull,
  standby,
}
