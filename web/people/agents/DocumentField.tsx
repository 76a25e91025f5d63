import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sendAgentPicture, type AgentPictureKind } from '#contract/people/agents.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { readable, sendPicture } from '../../platform/files.ts'
import { sentence } from '../../platform/form.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Upload } from '../../ui/Upload.tsx'
import { usePreview } from '../../ui/use-preview.ts'
import { hashOf, type ApplicationForm } from './application.ts'

interface Props {
  kind: AgentPictureKind
  form: ApplicationForm
  error: string | undefined
}

/** Sent at once and sealed; nobody sees it before the application it belongs to has come. */
export function DocumentField({ kind, form, error }: Props) {
  const { t } = useTranslation()
  const name = `${kind}_picture_id` as const
  const id = useWatch({ control: form.control, name })
  const label = t(`agent_registration.documents.${kind}`)
  const { file, progress, problem, send, remove } = useDocument(kind, form)
  if (id !== '' && !error) return <Given label={label} file={file} onRemove={remove} />
  return (
    <div className="grid gap-2">
      <Upload
        label={label}
        name={name}
        file={undefined}
        onPick={(picked) => picked && void send(picked)}
        error={problem ?? error}
      />
      {progress !== undefined && (
        <progress
          className="accent-accent h-2 w-full"
          max={100}
          value={progress}
          aria-label={t('ui.upload.sending')}
        />
      )}
      <p className="text-muted text-sm">{t(`agent_registration.documents.${kind}_hint`)}</p>
    </div>
  )
}

interface GivenProps {
  label: string
  file: File | undefined
  onRemove: () => void
}

function Given({ label, file, onRemove }: GivenProps) {
  const { t } = useTranslation()
  const preview = usePreview(file)
  return (
    <div className="border-line bg-surface grid justify-items-start gap-2 rounded-box border p-3">
      <p className="font-medium">{label}</p>
      {preview && <img src={preview} alt={label} className="max-h-40 rounded-lg" />}
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
  const text = useText()
  const key = useRef({ file: new File([], ''), key: '' })
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const set = (id: string) =>
    form.setValue(`${kind}_picture_id`, id, { shouldValidate: id !== '', shouldDirty: true })
  async function send(picked: File) {
    // The same picture sent again after a lost answer is stored once.
    if (key.current.file !== picked) key.current = { file: picked, key: crypto.randomUUID() }
    setProgress(0)
    setProblem(undefined)
    const params = { draft_hash: await hashOf(form.getValues('draft_secret')), kind }
    const options = { key: key.current.key, onProgress: setProgress }
    const answer = await sendPicture(sendAgentPicture, params, await readable(picked), options)
    setProgress(undefined)
    if (!answer || !isSuccess(answer)) return setProblem(sentence(text, answer))
    setFile(picked)
    set(answer.data.picture_id)
  }
  return { file, progress, problem, send, remove: () => set('') }
}
