import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSuccess } from '#contract/envelope.ts'
import { sendPassport, showPassport } from '#contract/shipments.ts'
import { readable, sendPicture } from '../files.ts'
import { sentence } from '../form.ts'
import { setPassportId, useStoredUser } from '../stored-user.ts'
import { useText } from '../text.ts'
import { Button } from '../ui/Button.tsx'
import { Upload } from '../ui/Upload.tsx'
import { useProtectedPicture } from '../ui/use-protected-picture.ts'

interface Props {
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

/** A new picture, or the one given before. It is sent at once and sealed; the form keeps its id only. */
export function PassportField({ value, onChange, error }: Props) {
  const { t } = useTranslation()
  const known = useStoredUser()?.passportId
  const { progress, problem, send } = useSending(onChange)
  if (value !== '') return <Given id={value} onRemove={() => onChange('')} />
  return (
    <div className="grid gap-2">
      <Upload
        label={t('shipment.passport')}
        file={undefined}
        onPick={(file) => file && void send(file)}
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
      <p className="text-muted text-sm">{t('shipment.passport_hint')}</p>
      {known && (
        <Button kind="secondary" className="justify-self-start" onClick={() => onChange(known)}>
          {t('shipment.passport_again')}
        </Button>
      )}
    </div>
  )
}

function Given({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation()
  const picture = useProtectedPicture(showPassport, { id }, id)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-medium">{t('shipment.passport')}</p>
      {picture && <img src={picture} alt={t('shipment.passport')} className="max-h-40 rounded-lg" />}
      <p className="text-done font-medium">{t('shipment.passport_given')}</p>
      <Button kind="secondary" onClick={onRemove}>
        {t('shipment.passport_other')}
      </Button>
    </div>
  )
}

function useSending(onChange: (id: string) => void) {
  const text = useText()
  const key = useRef({ file: new File([], ''), key: '' })
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  async function send(file: File) {
    // The same picture sent again after a lost answer is stored once.
    if (key.current.file !== file) key.current = { file, key: crypto.randomUUID() }
    setProgress(0)
    setProblem(undefined)
    const options = { key: key.current.key, onProgress: setProgress }
    const answer = await sendPicture(sendPassport, {}, await readable(file), options)
    setProgress(undefined)
    if (answer && isSuccess(answer)) {
      setPassportId(answer.data.passportId)
      onChange(answer.data.passportId)
    } else setProblem(sentence(text, answer))
  }
  return { progress, problem, send }
}
