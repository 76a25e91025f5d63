import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCounters, removeSampleCounters } from '#contract/people/counters.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { listLocations } from '#contract/places/locations.ts'
import { sentence } from '../../platform/form.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'

/** Only while there are samples. */
export function RemoveSamples({ count }: { count: number }) {
  const { t } = useTranslation()
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useCall(removeSampleCounters, { refreshes: [listCounters, listLocations] })
  async function run() {
    const answer = await remove.mutateAsync({ input: {} })
    setIsAsking(false)
    if (answer && isSuccess(answer)) toast.success(t('counters.removed', { count: answer.data.removed }))
    else toast.error(sentence(text, answer))
  }
  if (count === 0) return null
  return (
    <Alert tone="warning">
      <p>{t('counters.samples', { count })}</p>
      <Button kind="secondary" className="mt-2" onClick={() => setIsAsking(true)}>
        {t('counters.remove_samples')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void run()}
        pending={remove.isPending}
        title={t('counters.remove_question')}
        confirm={t('counters.remove_samples')}
      />
    </Alert>
  )
}
