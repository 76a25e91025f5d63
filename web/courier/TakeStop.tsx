import { useState } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { listMyParcels, readCarried } from '#contract/courier/scans.ts'
import { leaveStop, takeStop } from '#contract/courier/stops.ts'
import { useText } from '../platform/text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { useCall } from '../platform/use-call.ts'
import { useKeyFor } from '../platform/use-key.ts'
import { refusal } from './refusal.ts'
import { UnderThumb } from './UnderThumb.tsx'
import { useIsOnline } from './use-connection.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  number: string
  /** One of several, whose heading says what taking a stop means. */
  isListed?: boolean
}

let justTaken: string | undefined

/** It comes to stand among those of the round, often out of sight: the list shows it there once. */
export function showTaken(number: string, place: HTMLElement | null) {
  if (!place || number !== justTaken) return
  justTaken = undefined
  place.scrollIntoView({ block: 'center' })
}

/** Makes a stop mine. Names and streets come with it, so it needs the server's word and waits in no queue. */
export function TakeStop({ number, isListed = false }: Props) {
  const { t } = useWords()
  const text = useText()
  const isOnline = useIsOnline()
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  const take = useCall(takeStop, { refreshes: [readCarried, listMyParcels] })
  async function press() {
    const input = { params: { number } }
    const answer = await take.mutateAsync({ input, key: keyFor(input) })
    if (!answer || !isSuccess(answer)) return setProblem(refusal(text, answer))
    setProblem(undefined)
    justTaken = number
    toast.success(t('courier.stop.taken'))
  }
  const button = (
    <Button
      kind={isListed ? 'secondary' : 'primary'}
      className="min-h-14 w-full"
      disabled={!isOnline || take.isPending}
      onClick={() => void press()}
    >
      {t('courier.stop.take')}
    </Button>
  )
  return (
    <>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      {isListed ? button : <UnderThumb>{button}</UnderThumb>}
      {!isListed && <TakeHint />}
    </>
  )
}

/** What comes with a stop, or why none can be taken now. */
export function TakeHint() {
  const { t } = useWords()
  return (
    <p className="text-muted text-sm">{t(useIsOnline() ? 'courier.stop.hint' : 'courier.stop.offline')}</p>
  )
}

/** Taken by mistake, or too many: free for others until its parcel is in hand. */
export function LeaveStop({ number }: { number: string }) {
  const { t } = useWords()
  const text = useText()
  const isOnline = useIsOnline()
  const leave = useCall(leaveStop, { refreshes: [readCarried, listMyParcels] })
  async function press() {
    const answer = await leave.mutateAsync({ input: { params: { number } } })
    if (answer && isSuccess(answer)) toast.success(t('courier.stop.left'))
    else toast.error(refusal(text, answer))
  }
  return (
    <Button
      kind="quiet"
      className="self-start px-0! underline"
      disabled={!isOnline}
      pending={leave.isPending}
      onClick={() => void press()}
    >
      {t('courier.stop.leave')}
    </Button>
  )
}
