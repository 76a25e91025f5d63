import { clockAhead, clockBehind } from './clock.ts'
import { cutCommit } from './cut-commit.ts'
import { dataDiskFull } from './full-data-disk.ts'
import { uploadDiskFull } from './full-disk.ts'
import { jobs } from './jobs.ts'
import { killApp } from './kill-app.ts'
import { killApproval } from './kill-approval.ts'
import { killPostgres } from './kill-postgres.ts'
import { mailDown } from './mail-down.ts'
import { frozen, lost } from './silence.ts'
import { slow } from './slow.ts'
import type { Scenario } from './scenario.ts'
import { standby } from './standby.ts'

export const scenarios: Record<string, Scenario> = {
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
