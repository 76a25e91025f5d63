import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '../faults/scenario.ts'
import type { Cluster } from './cluster.ts'
import type { Scenario } from './selling.ts'

const watched_ms = 130_000

export const schedule: Scenario = {
  name: 'three processes look after what recurs',
  required: 'each minute once, whatever happened to them',
  act: countJobs,
}

/** All that there was since the cluster began, and two minutes at least. */
async function countJobs({ postgres }: Cluster): Promise<Outcome> {
  const [began] = await postgres.query<{ age_ms: number }>(
    `select extract(epoch from now() - min(created_on))::float8 * 1000 as age_ms from jobs.job`,
  )
  await sleep(Math.max(0, watched_ms - (began?.age_ms ?? 0)))
  const rows = await postgres.query<{ name: string; times: number; minutes: number }>(
    `select name, count(*)::int as times, 1 + (extract(epoch from
       date_trunc('minute', max(created_on)) - date_trunc('minute', min(created_on))) / 60)::int as minutes
     from jobs.job where name in (select name from jobs.schedule) and data = '{}' group by name`,
  )
  const wrong = rows
    .filter(({ times, minutes }) => times > minutes)
    .map(({ name, times, minutes }) => `${name} came ${times} times in ${minutes} minutes`)
  const most = Math.max(0, ...rows.map(({ times }) => times))
  if (most < 2) wrong.push('nothing recurred')
  return { wrong, measured: `${rows.length} kinds of work, the most frequent ${most} times` }
}
