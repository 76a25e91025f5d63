import { useState } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { listMyParcels, type CarriedParcel } from '#contract/courier/scans.ts'
import { takeStop } from '#contract/courier/stops.ts'
import { call } from '../platform/call.ts'
import { hoursOf } from '../platform/moment.ts'
import { useText } from '../platform/text.ts'
import { answers } from '../platform/use-call.ts'
import { useWords } from '../platform/words.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { endOf } from './Place.tsx'
import { refusal } from './refusal.ts'
import { doorOf } from './round.ts'
import { useIsOnline } from './use-connection.ts'

/** Free stops of one district at one time are one way: one press takes them, as far as nobody else has. */
export function TakeTogether({ stops }: { stops: readonly CarriedParcel[] }) {
  const { t } = useWords()
  const text = useText()
  const isOnline = useIsOnline()
  const [isTaking, setIsTaking] = useState(false)
  const [first] = stops
  if (!first) return null
  const { visit_from, visit_to } = first
  const hours = visit_from && visit_to ? hoursOf(visit_from, visit_to) : t('courier.round.no_time')
  async function press() {
    setIsTaking(true)
    const sent = stops.map(({ tracking_number: number }) =>
      call(takeStop, { params: { number } }, { key: crypto.randomUUID() }),
    )
    const got = await Promise.all(sent)
    await answers.invalidateQueries({ queryKey: [listMyParcels.path] })
    setIsTaking(false)
    const refused = got.filter((answer) => !answer || !isSuccess(answer))
    const count = got.length - refused.length
    if (count > 0) toast.success(t('courier.stop.taken_together', { count }))
    if (refused.length > 0) toast.error(refusal(text, refused[0]))
  }
  return (
    <Button
      kind="secondary"
      className="min-h-14 w-full"
      disabled={!isOnline}
      pending={isTaking}
      onClick={() => void press()}
    >
      {t('courier.stop.take_together', { count: stops.length, place: endOf(doorOf(first)), hours })}
    </Button>
  )
}
