import { listCounters, removeSampleCounters } from '#contract/people/counters.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { listLocations } from '#contract/places/locations.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** Only while there are samples. */
export function RemoveSamples({ count }: { count: number }) {
  const { t } = useWords()
  const text = useText()
  const remove = useCall(removeSampleCounters, { refreshes: [listCounters, listLocations] })
  async function run() {
    const answer = await remove.mutateAsync({ input: {} })
    if (answer && isSuccess(answer)) toast.success(t('counters.removed', { count: answer.data.removed }))
    else toast.error(sentence(text, answer))
  }
  if (count === 0) return null
  return (
    <Alert tone="warning">
      <p>{t('counters.samples', { count })}</p>
      <ConfirmedButton
        kind="secondary"
        className="mt-2"
        label={t('counters.remove_samples')}
        question={t('counters.remove_question')}
        isPending={remove.isPending}
        act={run}
      />
    </Alert>
  )
}
