import { useState } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { cancelHandOver, countHandOver, type HandOver } from '#contract/courier/hand-overs.ts'
import { listMyParcels } from '#contract/courier/scans.ts'
import { useText } from '../platform/text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { useCall } from '../platform/use-call.ts'
import { useKeyFor } from '../platform/use-key.ts'
import { Differences } from './Differences.tsx'
import { GiverSide } from './GiverSide.tsx'
import { forgetCount } from './kept-count.ts'
import { ReceiverSide } from './ReceiverSide.tsx'
import { refusal } from './refusal.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  hand_over: HandOver
  isOnline: boolean
  onChanged: () => void
}

export function HandOverView({ hand_over, isOnline, onChanged }: Props) {
  const { t } = useWords()
  const { count, cancel, isPending } = useHandOver(hand_over, onChanged)
  const side = { hand_over, isDisabled: !isOnline, isPending, onCount: count }
  if (hand_over.status !== 'open') return <Ended hand_over={hand_over} />
  return (
    <>
      <Differences hand_over={hand_over} />
      {hand_over.is_giver ? <GiverSide {...side} /> : <ReceiverSide {...side} />}
      <Button
        kind="quiet"
        className="text-trouble -ml-4 justify-self-start"
        disabled={!isOnline}
        onClick={cancel}
      >
        {t('hand_over.cancel')}
      </Button>
    </>
  )
}

function useHandOver({ id }: HandOver, onChanged: () => void) {
  const text = useText()
  const keyFor = useKeyFor()
  const [round, setRound] = useState(0)
  const counting = useCall(countHandOver, { refreshes: [listMyParcels] })
  const cancelling = useCall(cancelHandOver)
  async function count(numbers: string[]) {
    const body = { numbers }
    const key = keyFor({ numbers, round })
    const answer = await counting.mutateAsync({ input: { params: { id }, body }, key })
    if (answer) setRound(round + 1)
    const isSent = answer !== undefined && isSuccess(answer)
    if (isSent) forgetCount()
    else toast.error(refusal(text, answer))
    onChanged()
    return isSent
  }
  async function cancel() {
    const answer = await cancelling.mutateAsync({ input: { params: { id } } })
    if (answer && isSuccess(answer)) forgetCount()
    else toast.error(refusal(text, answer))
    onChanged()
  }
  return { count, cancel: () => void cancel(), isPending: counting.isPending }
}

function Ended({ hand_over: { status, is_giver, receiver_name, parcels } }: { hand_over: HandOver }) {
  const { t } = useWords()
  const isSettled = status === 'settled'
  const words = { count: parcels.length, name: receiver_name ?? '' }
  return (
    <>
      {isSettled ? (
        <Alert tone="success" title={t('hand_over.settled')}>
          <p>{t(is_giver ? 'hand_over.settled_giver' : 'hand_over.settled_receiver', words)}</p>
        </Alert>
      ) : (
        <Alert tone="warning">{t(status === 'expired' ? 'hand_over.expired' : 'hand_over.cancelled')}</Alert>
      )}
      <LinkButton to={isSettled ? '/courier' : '/courier/hand-over'}>
        {t(isSettled ? 'hand_over.to_list' : 'hand_over.again')}
      </LinkButton>
    </>
  )
}
