import { useQuery } from '@tanstack/react-query'
import { showDoorCode, type DoorState } from '#contract/parcels/door-codes.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { call } from '../../platform/call.ts'
import { Card } from '../../ui/Card.tsx'
import { answers } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'
import { privateLink } from './private-link.ts'

/** The code of the door, for whoever came by the private link of the receiver. */
export function ReceiverDoor({ parcel }: { parcel: TrackedParcel }) {
  const { t } = useWords()
  const receiver_key = privateLink().get('r') ?? ''
  const { tracking_number, events } = parcel
  const { data } = useQuery(
    {
      // Asked again as soon as the parcel moves.
      queryKey: [showDoorCode.path, tracking_number, receiver_key, events[0]?.id],
      enabled: receiver_key !== '',
      queryFn: async () => {
        const answer = await call(showDoorCode, {
          params: { number: tracking_number },
          body: { receiver_key },
        })
        return answer && isSuccess(answer) ? answer.data : null
      },
    },
    answers,
  )
  if (!data || data.state === 'not_wanted') return null
  return (
    <Card className="grid gap-2">
      <h2 className="text-lg">{t('receiver.heading')}</h2>
      {data.code && (
        <p
          className="figures text-4xl font-bold tracking-[0.2em]"
          aria-label={t('receiver.code')}
          role="status"
        >
          {data.code}
        </p>
      )}
      <p>{t(ownWords(data.state))}</p>
    </Card>
  )
}

/** Of a code that counts the receiver reads how to keep it, the sender to pass it on. */
function ownWords(state: Exclude<DoorState, 'not_wanted'>) {
  return state === 'not_yet' || state === 'ready'
    ? (`receiver.${state}` as const)
    : (`receiver.states.${state}` as const)
}
