import { sql } from 'kysely'
import type { HookEvent } from '#contract/messages/web-hooks.ts'
import { events, isEventName } from '#contract/platform/events.ts'
import type { Consumer, Happened } from '../../platform/dispatch.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { deliverJob } from './deliver.ts'

/** What happened to an order is written down once for each address of its customer that asked for it. */
export function webHookConsumer({ jobs }: { jobs: () => Jobs }): Consumer {
  return {
    name: 'web_hooks',
    take: async (tx, happened) => {
      const told = happened.flatMap((one) => {
        const event = nameOf(one)
        return event && one.order_id ? [{ ...one, event }] : []
      })
      if (told.length === 0) return
      const { rows } = await sql`
        insert into web_hook_deliveries (hook_id, event_id, event, traceparent, payload)
        select h.id, t.id, t.event, t.traceparent, jsonb_strip_nulls(jsonb_build_object('id', t.id, 'event', t.event, 'at', t.at,
          'order', jsonb_build_object('id', o.id, 'type', o.type, 'tracking_number', o.tracking_number, 'reference', o.reference, 'paid_with', o.paid_with),
          'parcel', case when p.id is not null then jsonb_build_object('code', p.code, 'macro', p.macro, 'city', c.label, 'sequence', p.seq) end))
        from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (id uuid, event text, order_id uuid, at timestamptz, traceparent text)
          join orders o on o.id = t.order_id
          join web_hooks h on h.user_id = o.user_id and t.event = any(h.events) and h.disabled_at is null and h.created_at <= t.at
          left join parcel_events_of(t.order_id) p on t.event = 'parcel.moved' and p.id = t.id
          left join cities c on c.code = p.city_id
        order by t.at, p.seq
        on conflict (hook_id, event_id) do nothing
        returning 1`.execute(tx)
      if (rows.length > 0) await jobs().send(tx, deliverJob, {})
    },
  }
}

function nameOf({ source, name }: Happened): HookEvent | null {
  if (source === 'parcel_event') return 'parcel.moved'
  return isEventName(name) ? events[name] : null
}
