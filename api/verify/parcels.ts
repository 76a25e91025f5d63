import { carriedTypes } from '#contract/site/order-types.ts'
import { eventCodes, isNote, stepsAt } from '#contract/parcels/parcel-steps.ts'
import { doorTries } from '#contract/parcels/door-codes.ts'
import { quoted } from './quoted.ts'

/** As for orders, of the parcels that carry them out. */
export const ofParcels = {
  'a parcel starts when it is paid, not before': `
    select o.id from scope join orders o using (id) join payments p on p.order_id = coalesce(o.paid_with, o.id)
    where o.type in (${quoted(carriedTypes)})
      and (p.status = 'success') <> exists (select from parcels a where a.order_id = o.id
        and a.step <> 'payment_withdrawn' and (p.status = 'success' or a.step <> 'cancelled'))`,
  'a parcel took legal steps only': `
    select order_id from (
      select e.order_id, a.route, e.code, e.params ->> 'step' as target, ${reached('e')} as reached,
        lag(${reached('e')}, 1, 'none') over (partition by e.order_id order by e.seq) as before
      from scope join parcels a on a.order_id = scope.id join parcel_events e on e.order_id = a.order_id
      where e.code not in (${quoted(eventCodes.filter(isNote))})
    ) way
    where case when code = 'corrected' then not exists (
        select from parcel_events earlier where earlier.order_id = way.order_id and earlier.code = way.target)
      else not exists (select from parcel_steps s where s.route = way.route and s.step = way.before and s.code = way.code) end`,
  'a parcel stands where its last step put it': `
    select a.order_id from scope join parcels a on a.order_id = scope.id
    where a.step is distinct from (
      select ${reached('e')} from parcel_events e
      where e.order_id = a.order_id and e.code not in (${quoted(eventCodes.filter(isNote))})
      order by e.seq desc limit 1)`,
  'what anybody sees of a parcel is what is known of it': `
    select a.order_id from scope join parcels a on a.order_id = scope.id
      left join public_parcels seen on seen.order_id = a.order_id
      left join public_parcels_of(array(select id from scope)) known on known.order_id = a.order_id
    where seen is distinct from known`,
  'the events of a parcel are chained': `
    select order_id from (
      select e.order_id, e.seq, e.hash, a.last_seq, a.last_hash,
        parcel_event_hash(e, coalesce(lag(e.hash) over chain, '')) as own, lead(e.seq) over chain as following,
        e.seq - coalesce(lag(e.seq) over chain, 0) as step
      from scope join parcels a on a.order_id = scope.id join parcel_events e on e.order_id = a.order_id
      window chain as (partition by e.order_id order by e.seq)
    ) chained
    where hash <> own or step <> 1 or (following is null and (seq <> last_seq or hash <> last_hash))`,
  // What was ordered before tries belonged to the parcel may have had five on each way to the door.
  'a door takes five tries and gives none back': `
    select d.order_id from scope join door_codes d on d.order_id = scope.id join orders o on o.id = d.order_id
    where o.created_at > (select applied_at from migrations where name = '0040_tries_and_passports.sql')
      and d.tries_left + (select count(*) from door_tries t where t.order_id = d.order_id) <> ${doorTries}`,
  'a parcel at the end of its way is in nobody’s hand': `
    select a.order_id from scope join parcels a on a.order_id = scope.id
    where a.step in (${quoted(stepsAt('over'))}) and a.holder_id is not null`,
} as const

function reached(event: string) {
  return `case when ${event}.code = 'corrected' then ${event}.params ->> 'step' else ${event}.code end`
}
