import { letterKinds, letterOf, type LetterKind } from '#contract/letters.ts'
import type { Consumer, Happened } from '../platform/dispatch.ts'
import type { Jobs } from '../platform/jobs.ts'

/** One letter about one thing that happened; whom it goes to, and whether, is decided when it is written. */
export interface Occasion {
  event_id: string
  kind: LetterKind
  order_id: string
  subject_id: string | null
}

const occasions = Map.groupBy(
  letterKinds.flatMap((kind) => letterOf(kind).on.map((name) => ({ name, kind }))),
  ({ name }) => name,
)

/** However much happened at once, its letters are sent on their way with one statement. */
export function letterConsumer({ jobs }: { jobs: () => Jobs }): Consumer {
  return {
    name: 'letters',
    take: (tx, happened) => jobs().sendMany(tx, 'letter', happened.flatMap(occasionsIn)),
  }
}

/** The letters that are due, whoever may want them. */
export function occasionsIn({ id, source, name, order_id, subject_id, data: said }: Happened): Occasion[] {
  if (!order_id) return []
  return (occasions.get(name) ?? [])
    .map(({ kind }) => kind)
    .filter((kind) => {
      const { about, data } = letterOf(kind)
      const isRightSource = (about === 'parcel') === (source === 'parcel_event')
      return isRightSource && (!data || said[data.name] === data.value)
    })
    .map((kind) => ({ event_id: id, kind, order_id, subject_id }))
}
