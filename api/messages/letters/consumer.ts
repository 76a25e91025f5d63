import { orderLetterKinds, orderLetterOf } from '#contract/messages/letters.ts'
import type { Consumer, Happened } from '../../platform/dispatch.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Occasion } from './causes.ts'
import { sendOrderLetters } from './send.ts'

const occasions = Map.groupBy(
  orderLetterKinds.flatMap((kind) => orderLetterOf(kind).on.map((name) => ({ name, kind }))),
  ({ name }): string => name,
)

/** However much happened at once, its letters are sent on their way with one statement. */
export function letterConsumer({ jobs }: { jobs: () => Jobs }): Consumer {
  return {
    name: 'letters',
    take: (tx, happened) => sendOrderLetters(tx, jobs(), happened.flatMap(occasionsIn)),
  }
}

/** The letters that are due, whoever may want them. */
export function occasionsIn({
  id,
  source,
  name,
  order_id,
  subject_id,
  data: said,
  traceparent,
}: Happened): Occasion[] {
  if (!order_id) return []
  const happened = { event_id: id, order_id, subject_id, ...(traceparent === null ? {} : { traceparent }) }
  return (occasions.get(name) ?? [])
    .map(({ kind }) => kind)
    .filter((kind) => {
      const { about, data, beside } = orderLetterOf(kind)
      const isRightSource = (about === 'parcel') === (source === 'parcel_event')
      const isRightOrder = beside === undefined || beside === Boolean(said['concerns'])
      return isRightSource && isRightOrder && (!data || said[data.name] === data.value)
    })
    .map((kind) => Object.assign({ kind }, happened))
}
