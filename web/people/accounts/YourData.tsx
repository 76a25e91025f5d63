import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { deleteAccount, deletion, exportData } from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { call } from '../../platform/call.ts'
import { useFormTexts } from '../../platform/form.ts'
import { sentence } from '../../platform/sentence.ts'
import { leaveFor } from '../../platform/stored-user.ts'
import { useText } from '../../platform/text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog, DialogActs } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast.ts'
import { answers, useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

/** Take it along, or have it gone: both are everybody's right. */
export function YourData() {
  const { t } = useWords()
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  async function download() {
    const answer = await call(exportData)
    if (!answer || !isSuccess(answer)) return toast.error(sentence(text, answer))
    save(JSON.stringify(answer.data.export, null, 2))
  }
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('profile.data.heading')}</h2>
      <p className="text-muted">{t('profile.data.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => void download()}>
          {t('profile.data.download')}
        </Button>
        <Button kind="quiet" className="text-trouble" onClick={() => setIsAsking(true)}>
          {t('profile.delete.button')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('profile.delete.title')}
        hasCross={false}
      >
        <DeletionForm onCancel={() => setIsAsking(false)} />
      </Dialog>
    </Card>
  )
}

function save(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: 'seberang.json' })
  link.click()
  URL.revokeObjectURL(address)
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useWords()
  const { form, field, submit, problem, pending } = useDeletion()
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      <p>{t('profile.delete.text')}</p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <PasswordField
        label={t('profile.change_password.current')}
        autoComplete="current-password"
        {...field('current_password')}
      />
      <DialogActs>
        <Button kind="secondary" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button kind="danger" type="submit" pending={pending}>
          {t('profile.delete.confirm')}
        </Button>
      </DialogActs>
    </form>
  )
}

function useDeletion() {
  const { t } = useWords()
  const remove = useCall(deleteAccount)
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: zodResolver(deletion), defaultValues: { current_password: '' } })
  const { field, refuse } = useFormTexts(form)
  async function submit(body: { current_password: string }) {
    const answer = await remove.mutateAsync({ input: { body } })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    leaveFor('/')
    answers.clear()
    toast.success(t('profile.delete.done'))
  }
  return { form, field, submit, problem, pending: remove.isPending }
}
