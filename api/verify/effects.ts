import { orderLetterKinds, orderLetterOf } from '#contract/messages/letters.ts'
import type { Ask } from './ask.ts'

/** What an event leads to: letters by the table of letters, of which each is one job. */
const letters = orderLetterKinds
  .flatMap((kind) => {
    const { about, data, beside, on } = orderLetterOf(kind)
    const source = about === 'parcel' ? 'parcel_event' : 'event'
    return on.map(
      (name) =>
        `('${source}', '${name}', '${kind}', '${data?.name ?? ''}', '${data?.value ?? ''}', ${beside ?? 'null::boolean'})`,
    )
  })
  .join(', ')

/** Jobs are kept for a week after they were done; looking back one day finds all of them. */
const lately = `interval '1 day'`

/** An event from before an upgrade may have had no letter then, and gets none later. */
const isOfThisVersion = `at > greatest(now() - ${lately}, (select max(applied_at) from migrations))`

/** What has to come out of something that happened: once, neither never nor twice. Only where background work was set up. */
export const ofEffects = {
  'an approval has one job': `
    select a.id::text as id from approvals a
      left join jobs.job j on j.name = case when a.proof_id is null then 'counted_cash_due' else 'approval_due' end and j.data ->> 'approval_id' = a.id::text
    where a.given_at > now() - ${lately} group by a.id having count(j.id) <> 1`,
  'a letter is sent on its way once': `
    with letters (source, name, kind, data_name, data_value, beside) as (values ${letters}),
    happened as (
      select 'event' as source, id, name, order_id, data from events where ${isOfThisVersion}
      union all select 'parcel_event', id, code, order_id, params from parcel_events where ${isOfThisVersion}
    ), sent as (
      select data ->> 'event_id' as event_id, data ->> 'kind' as kind, count(*) as times from jobs.job where name = 'letter' group by 1, 2
    )
    select concat_ws(' ', h.id, l.kind) as id from happened h join letters l on l.source = h.source and l.name = h.name
      join orders o on o.id = h.order_id and o.user_id is not null
      left join sent on sent.event_id = h.id::text and sent.kind = l.kind
    where (l.data_name = '' or h.data ->> l.data_name = l.data_value)
      and (l.beside is null or l.beside = (h.data ->> 'concerns' is not null))
      and coalesce(sent.times, 0) <> case when exists (select from dispatch d where d.source = h.source and d.event_id = h.id
        and (d.consumer is null or d.consumer = 'letters')) then 0 else 1 end`,
} as const

export async function hasJobs(ask: Ask) {
  return (await ask(`select '' as rule, '' as id where to_regclass('jobs.job') is not null`)).length > 0
}
