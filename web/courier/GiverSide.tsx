import type { HandOver } from '#contract/courier/hand-overs.ts'
import { useMoment } from '../platform/moment.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { useCount } from './kept-count.ts'
import { ParcelChecks } from './ParcelChecks.tsx'
import { isInHand } from './round.ts'
import { useToday } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  hand_over: HandOver
  isDisabled: boolean
  isPending: boolean
  /** Whether the server has it. */
  onCount: (numbers: string[]) => Promise<boolean>
}

/** Shows the code until somebody counts, then how the count goes. */
export function GiverSide({ hand_over, ...rest }: Props) {
  const { t } = useWords()
  const moment = useMoment()
  const { code, receiver_name, expires_at, parcels } = hand_over
  const given = parcels.filter(({ is_given }) => is_given).length
  return (
    <Card className="grid justify-items-center gap-4 text-center">
      {!receiver_name && <QrCode text={code} label={t('hand_over.show')} />}
      <p className="figures text-2xl font-bold">{`${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`}</p>
      <p role="status">
        {receiver_name ? t('hand_over.counting', { name: receiver_name }) : t('hand_over.waiting_for')}
      </p>
      <p className="figures">{t('hand_over.given', { count: given })}</p>
      <p className="text-muted figures text-sm">{t('hand_over.until', { at: moment(expires_at) })}</p>
      <ChangeList hand_over={hand_over} {...rest} />
    </Card>
  )
}

function ChangeList({ hand_over: { id, parcels }, isDisabled, isPending, onCount }: Props) {
  const { t } = useWords()
  const { parcels: today } = useToday()
  const [chosen, setChosen] = useCount(`given ${id}`)
  const given = parcels.filter(({ is_given }) => is_given).map(({ tracking_number }) => tracking_number)
  const mine = (today ?? []).filter(isInHand)
  const isMine = (number: string) => mine.some(({ tracking_number }) => tracking_number === number)
  const choose = (numbers: Iterable<string>) => setChosen(Array.from(numbers, (number) => ({ number })))
  if (!chosen)
    return (
      <Button kind="secondary" onClick={() => choose(given.filter(isMine))}>
        {t('hand_over.change_mine')}
      </Button>
    )
  const numbers = chosen.map(({ number }) => number).filter(isMine)
  return (
    <div className="grid w-full gap-3 text-left">
      <ParcelChecks parcels={mine} chosen={new Set(numbers)} onChange={choose} />
      <Button
        disabled={isDisabled || numbers.length === 0}
        pending={isPending}
        onClick={() => void onCount(numbers).then((isSent) => isSent && setChosen(undefined))}
      >
        {t('hand_over.send_mine', { count: numbers.length })}
      </Button>
    </div>
  )
}
