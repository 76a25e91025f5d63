import { isSuccess } from '#contract/platform/envelope.ts'
import { beginHandOver } from '#contract/courier/hand-overs.ts'
import { useText } from '../platform/text.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { toast } from '../ui/toast.ts'
import { useCall } from '../platform/use-call.ts'
import { useKeyFor } from '../platform/use-key.ts'
import { forgetCount, useCount } from './kept-count.ts'
import { ParcelChecks } from './ParcelChecks.tsx'
import { refusal } from './refusal.ts'
import { isInHand } from './round.ts'
import { useToday } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  isOnline: boolean
  onBegun: (id: string) => void
}

/** Everything in hand is given unless it is taken out of the list. */
export function GiveForm({ isOnline, onBegun }: Props) {
  const { t } = useWords()
  const text = useText()
  const keyFor = useKeyFor()
  const begin = useCall(beginHandOver)
  const { mine, given, choose } = useGiven()
  async function show() {
    const body = { numbers: given }
    const answer = await begin.mutateAsync({ input: { body }, key: keyFor(body) })
    if (!answer || !isSuccess(answer)) return toast.error(refusal(text, answer))
    forgetCount()
    return onBegun(answer.data.hand_over.id)
  }
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t('hand_over.give')}</h2>
      <p className="text-muted">{t(mine.length === 0 ? 'hand_over.nothing' : 'hand_over.give_text')}</p>
      <ParcelChecks parcels={mine} chosen={new Set(given)} onChange={choose} />
      {mine.length > 0 && (
        <Button
          className="min-h-14"
          disabled={!isOnline || given.length === 0}
          pending={begin.isPending}
          onClick={() => void show()}
        >
          {t('hand_over.show_code', { count: given.length })}
        </Button>
      )}
    </Card>
  )
}

/** All in hand but what was taken out of the list. What its sender or the warehouse still has is a task, and nothing to count. */
function useGiven() {
  const { parcels = [] } = useToday()
  const [kept = [], setKept] = useCount('give')
  const mine = parcels.filter(isInHand)
  const numbers = mine.map(({ tracking_number }) => tracking_number)
  return {
    mine,
    given: numbers.filter((number) => !kept.some((one) => one.number === number)),
    choose: (chosen: ReadonlySet<string>) =>
      setKept(numbers.filter((number) => !chosen.has(number)).map((number) => ({ number }))),
  }
}
