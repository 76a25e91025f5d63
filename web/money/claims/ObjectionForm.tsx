import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { claimObjection, objectToClaim, readClaimable } from '#contract/money/claims.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { useFormTexts } from '../../platform/form.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

/** Once, in words; somebody else looks at it again. */
export function ObjectionForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useWords()
  const form = useForm({ resolver: zodResolver(claimObjection), defaultValues: { words: '' } })
  const { field, refuse } = useFormTexts(form)
  const object = useCall(objectToClaim, { refreshes: [readClaimable] })
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  async function send(body: z.output<typeof claimObjection>) {
    const answer = await object.mutateAsync({ input: { params: { id }, body }, key: keyFor([id, body]) })
    if (answer && isSuccess(answer)) toast.success(t('claim.object.sent'))
    else setProblem(refuse(answer))
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(send)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextArea label={t('claim.object.label')} hint={t('claim.object.hint')} {...field('words')} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={object.isPending}>{t('claim.object.send')}</SubmitButton>
        <Button kind="secondary" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
