import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isSuccess } from '#contract/platform/envelope.ts'
import {
  listPasskeys,
  passkeyRename,
  removePasskey,
  renamePasskey,
  type Passkey,
} from '#contract/people/passkeys.ts'
import { useFormTexts } from '../../platform/form.ts'
import { useMoment } from '../../platform/moment.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTold } from '../../ui/use-told.ts'
import { TextField } from '../../ui/Field.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useWords()
  const moment = useMoment()
  const { name, created_at, last_used_at, is_synced } = passkey
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {is_synced && <Badge>{t('profile.passkeys.synced')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {t('profile.passkeys.since', { when: moment(created_at) })}
          {' · '}
          {last_used_at
            ? t('profile.passkeys.used', { when: moment(last_used_at) })
            : t('profile.passkeys.never_used')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Rename passkey={passkey} />
        <Remove passkey={passkey} />
      </div>
    </li>
  )
}

function Rename({ passkey }: { passkey: Passkey }) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        kind="quiet"
        aria-label={t('profile.passkeys.rename_one', { name: passkey.name })}
        onClick={() => setIsOpen(true)}
      >
        {t('profile.passkeys.rename')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('profile.passkeys.rename')}>
        <NameForm passkey={passkey} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function NameForm({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useWords()
  const rename = useCall(renamePasskey, { refreshes: [listPasskeys] })
  const [problem, setProblem] = useState<string>()
  const form = useForm({ resolver: zodResolver(passkeyRename), defaultValues: { name } })
  const { field, refuse } = useFormTexts(form)
  async function submit(body: { name: string }) {
    const answer = await rename.mutateAsync({ input: { params: { id }, body } })
    if (!answer || !isSuccess(answer)) return setProblem(refuse(answer))
    onDone()
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={form.handleSubmit(submit)}>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <TextField label={t('profile.passkeys.name')} maxLength={60} {...field('name')} />
      <SubmitButton pending={rename.isPending}>{t('ui.save')}</SubmitButton>
    </form>
  )
}

function Remove({ passkey: { id, name } }: { passkey: Passkey }) {
  const { t } = useWords()
  const told = useTold()
  const remove = useCall(removePasskey, { refreshes: [listPasskeys] })
  return (
    <ConfirmedButton
      kind="secondary"
      aria-label={t('profile.passkeys.remove_one', { name })}
      label={t('profile.passkeys.remove')}
      question={t('profile.passkeys.question', { name })}
      isPending={remove.isPending}
      act={() => remove.mutateAsync({ input: { params: { id } } }).then(told(t('profile.passkeys.removed')))}
    >
      <p>{t('profile.passkeys.remove_text')}</p>
    </ConfirmedButton>
  )
}
