import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isSuccess } from '#contract/platform/envelope.ts'
import {
  closeManifest,
  listLoaded,
  listManifests,
  moveManifest,
  reopening,
  reopenManifest,
  type Manifest,
} from '#contract/parcels/manifests.ts'
import { unfilledResolver, useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useTold } from '../../ui/use-told.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

const refreshes = [listManifests, listLoaded]

export function CloseManifest({ manifest: { id, parcels } }: { manifest: Manifest }) {
  const { t } = useWords()
  const told = useTold()
  const close = useCall(closeManifest, { refreshes })
  const keyFor = useKeyFor()
  const sent = () => ({ input: { params: { id } }, key: keyFor([id, parcels]) })
  return (
    <ConfirmedButton
      kind="secondary"
      confirmKind="primary"
      label={t('manifest.close')}
      question={t('manifest.close_question', { count: parcels })}
      isPending={close.isPending}
      act={() => close.mutateAsync(sent()).then(told(t('manifest.was_closed')))}
    />
  )
}

interface NextProps {
  manifest: Manifest
  next: NonNullable<Manifest['next']>
}

export function NextStep({ manifest: { id, step, parcels }, next }: NextProps) {
  const { t } = useWords()
  const told = useTold()
  const move = useCall(moveManifest, { refreshes })
  const keyFor = useKeyFor()
  const words = t('manifest.next', { step: t(`manifest.steps.${next}`) })
  async function act() {
    const input = { params: { id }, body: { step: next } }
    const answer = await move.mutateAsync({ input, key: keyFor([id, step, next]) })
    const { moved, stayed } = answer && isSuccess(answer) ? answer.data : { moved: 0, stayed: 0 }
    told(t('manifest.moved', { count: moved, stayed }))(answer)
  }
  return (
    <ConfirmedButton
      kind="secondary"
      confirmKind="primary"
      label={words}
      question={t('manifest.next_question', { count: parcels, step: t(`manifest.steps.${next}`) })}
      confirm={t(`manifest.steps.${next}`)}
      isPending={move.isPending}
      act={act}
    />
  )
}

export function ReopenManifest({ manifest }: { manifest: Manifest }) {
  const { t } = useWords()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setIsAsking(true)}>
        {t('manifest.reopen')}
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={t('manifest.reopen')}>
        <ReopenForm id={manifest.id} onDone={() => setIsAsking(false)} />
      </Dialog>
    </>
  )
}

function ReopenForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useWords()
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: unfilledResolver(reopening), defaultValues: { reason: '' } })
  const { field, refuse } = useFormTexts(form)
  const reopen = useCall(reopenManifest, { refreshes })
  const keyFor = useKeyFor()
  async function save(body: { reason: string }) {
    const input = { params: { id }, body }
    const answer = await reopen.mutateAsync({ input, key: keyFor(input) })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    toast.success(t('manifest.was_reopened'))
    onDone()
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(save)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField label={t('manifest.reopen_reason')} autoComplete="off" {...field('reason')} />
      <SubmitButton pending={form.formState.isSubmitting}>{t('manifest.reopen')}</SubmitButton>
    </form>
  )
}
