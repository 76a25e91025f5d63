import { useState } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { addRateCard, listRateCards, readRateCard } from '#contract/prices/rate-cards.ts'
import type { RateCard } from '#contract/prices/rate-card.ts'
import { calendarDayIn, instantIn } from '#contract/places/clocks.ts'
import { zoneOfOffice } from '#contract/places/time-zones.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SubmitButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  /** Undefined while something in it is wrong. */
  card: RateCard | undefined
  isChanged: boolean
  base_version: number
  onAdded: () => void
}

/** From which day the new prices count: midnight in Kuala Lumpur. */
export function AddCard(props: Props) {
  const { t } = useWords()
  const [day, setDay] = useState(tomorrow)
  const { problem, isPending, send } = useAdding(props)
  return (
    <Card>
      <form
        className="grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send(instantIn(zoneOfOffice, `${day}T00:00`))
        }}
      >
        {problem && <Alert tone="destructive">{problem}</Alert>}
        <TextField
          label={t('office_rates.valid_from')}
          hint={t('office_rates.valid_from_hint')}
          type="date"
          required
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <SubmitButton pending={isPending}>{t('office_rates.add')}</SubmitButton>
      </form>
    </Card>
  )
}

function useAdding({ card, isChanged, base_version, onAdded }: Props) {
  const { t } = useWords()
  const text = useText()
  const [problem, setProblem] = useState<string>()
  const add = useCall(addRateCard, { refreshes: [listRateCards, readRateCard] })
  const keyFor = useKeyFor()
  async function send(valid_from: string) {
    if (!card || !isChanged) return setProblem(t('office_rates.nothing_changed'))
    const body = { card, valid_from, base_version }
    const answer = await add.mutateAsync({ input: { body }, key: keyFor(body) })
    if (!answer || !isSuccess(answer)) {
      const own = answer?.errors?.find(({ path }) => path === 'valid_from')
      return setProblem(own ? text(own.message) : sentence(text, answer))
    }
    toast.success(t('office_rates.added', { version: answer.data.rate_card.version }))
    onAdded()
  }
  return { problem, isPending: add.isPending, send }
}

function tomorrow() {
  return calendarDayIn(zoneOfOffice, Date.now() + 86_400_000)
}
