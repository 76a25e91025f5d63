import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { sendAgentPicture, type AgentPictureKind } from '#contract/people/agents.ts'
import { useSentPicture } from '../../platform/use-sent-picture.ts'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PictureUpload } from '../../ui/PictureUpload.tsx'
import { usePreview } from '../../ui/use-preview.ts'
import { hashOf, type ApplicationForm } from './application.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  kind: AgentPictureKind
  form: ApplicationForm
  error: string | undefined
}

/** Sent at once and sealed; nobody sees it before the application it belongs to has come. */
export function DocumentField({ kind, form, error }: Props) {
  const { t } = useWords()
  const name = `${kind}_picture_id` as const
  const id = useWatch({ control: form.control, name })
  const label = t(`agent_registration.documents.${kind}`)
  const { file, progress, problem, send, remove } = useDocument(kind, form)
  if (id !== '' && !error) return <Given label={label} file={file} onRemove={remove} />
  return (
    <PictureUpload
      label={label}
      name={name}
      hint={t(`agent_registration.documents.${kind}_hint`)}
      progress={progress}
      onPick={(picked) => void send(picked)}
      error={problem ?? error}
    />
  )
}

interface GivenProps {
  label: string
  file: File | undefined
  onRemove: () => void
}

function Given({ label, file, onRemove }: GivenProps) {
  const { t } = useWords()
  const preview = usePreview(file)
  return (
    <div className="border-line bg-surface grid justify-items-start gap-2 rounded-box border p-3">
      <p className="font-medium">{label}</p>
      {preview && <Picture address={preview} label={label} className="max-h-40 rounded-lg" />}
      <p role="status" className="text-done font-medium">
        {t('agent_registration.documents.given')}
      </p>
      <Button kind="secondary" onClick={onRemove}>
        {t('agent_registration.documents.other')}
        <span className="sr-only">: {label}</span>
      </Button>
    </div>
  )
}

function useDocument(kind: AgentPictureKind, form: ApplicationForm) {
  const { progress, problem, send } = useSentPicture(sendAgentPicture)
  const [file, setFile] = useState<File>()
  const set = (id: string) =>
    form.setValue(`${kind}_picture_id`, id, { shouldValidate: id !== '', shouldDirty: true })
  async function sendOne(picked: File) {
    const draft_hash = await hashOf(form.getValues('draft_secret'))
    const sent = await send(picked, { draft_hash, kind })
    if (!sent) return
    setFile(picked)
    set(sent.picture_id)
  }
  return { file, progress, problem, send: sendOne, remove: () => set('') }
}
