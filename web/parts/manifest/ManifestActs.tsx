import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isSuccess, type Envelope } from '#contract/platform/envelope.ts'
import {
  closeManifest,
  listLoaded,
  listManifests,
  moveManifest,
  reopening,
  reopenManifest,
  type Manifest,
} from '#contract/parcels/manifests.ts'
import { sentence, unfilledResolver, useFormTexts } from '../../platform/form.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'

const refreshes = [listManifests, listLoaded]

interface AskedProps {
  words: string
  question: string
  confirm: string
  isSending: boolean
  /** Gives what is said once it is done, or the refusal. */
  send: () => Promise<{ answer: Envelope<unknown> | undefined; done: string }>
}

function Asked({ words, question, confirm, isSending, send }: AskedProps) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  async function run() {
    const { answer, done } = await send()
    setIsAsking(false)
    if (answer && isSuccess(answer)) toast.success(done)
    else toast.error(sentence(text, answer))
  }
  return (
    <>
      <Button kind="secondary" onClick={() => setIsAsking(true)}>
        {words}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void run()}
        pending={isSending}
        title={question}
        confirm={confirm}
      />
    </>
  )
}

export function CloseManifest({ manifest: { id, parcels } }: { manifest: Manifest }) {
  const { t } = useTranslation()
  const close = useCall(closeManifest, { refreshes })
  const keyFor = useKeyFor()
  return (
    <Asked
      words={t('manifest.close')}
      question={t('manifest.close_question', { count: parcels })}
      confirm={t('manifest.close')}
      isSending={close.isPending}
      send={async () => ({
        answer: await close.mutateAsync({ input: { params: { id } }, key: keyFor([id, parcels]) }),
        done: t('manifest.was_closed'),
      })}
    />
  )
}

export function NextStep({
  manifest: { id, step },
  next,
}: {
  manifest: Manifest
  next: NonNullable<Manifest['next']>
}) {
  const { t } = useTranslation()
  const move = useCall(moveManifest, { refreshes })
  const keyFor = useKeyFor()
  const words = t('manifest.next', { step: t(`manifest.steps.${next}`) })
  async function send() {
    const input = { params: { id }, body: { step: next } }
    const answer = await move.mutateAsync({ input, key: keyFor([id, step, next]) })
    const { moved, stayed } = answer && isSuccess(answer) ? answer.data : { moved: 0, stayed: 0 }
    return { answer, done: t('manifest.moved', { count: moved, stayed }) }
  }
  return (
    <Asked
      words={words}
      question={words}
      confirm={t(`manifest.steps.${next}`)}
      isSending={move.isPending}
      send={send}
    />
  )
}

export function ReopenManifest({ manifest }: { manifest: Manifest }) {
  const { t } = useTranslation()
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
  const { t } = useTranslation()
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
