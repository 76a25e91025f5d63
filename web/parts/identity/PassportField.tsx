import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sendPassport, showPassport, type Party } from '#contract/orders/shipments.ts'
import { readable, sendPicture } from '../../platform/files.ts'
import { sentence } from '../../platform/form.ts'
import { setPassportId, useStoredUser } from '../../platform/stored-user.ts'
import { useText } from '../../platform/text.ts'
import { Button } from '../../ui/Button.tsx'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'
import { Upload } from '../../ui/Upload.tsx'

interface Props {
  party: Party
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

/**
 * A new picture, or the sender's own given before. It is sent at once and sealed; the form keeps its id only. The
 * receiver is somebody else, whose picture never becomes that of the account.
 */
export function PassportField({ party, value, onChange, error }: Props) {
  const { t } = useTranslation()
  const [isNew, setNew] = useState(false)
  const give = (id: string) => {
    setNew(true)
    onChange(id)
  }
  const { progress, problem, send } = useSending(party, give)
  useKnownPicture(party === 'sender' && value === '', onChange)
  if (value !== '') return <Given id={value} isNew={isNew} onRemove={() => onChange('')} />
  return (
    <div className="grid gap-2">
      <Upload
        label={t('shipment.passport')}
        name="passport_image_id"
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
      {party === 'sender' && <Again onPick={give} />}
    </div>
  )
}

/** What the account gave before is not asked for again; taken away, it stays away. */
function useKnownPicture(isMissing: boolean, onPick: (id: string) => void) {
  const known = useStoredUser()?.passportId
  const wasOffered = useRef(false)
  const pick = useEffectEvent(onPick)
  useEffect(() => {
    if (wasOffered.current) return
    wasOffered.current = true
    if (isMissing && known) pick(known)
  }, [isMissing, known])
}

/** The picture of the account, which is the sender's own. */
function Again({ onPick }: { onPick: (id: string) => void }) {
  const { t } = useTranslation()
  const known = useStoredUser()?.passportId
  if (!known) return null
  return (
    <Button kind="secondary" className="justify-self-start" onClick={() => onPick(known)}>
      {t('shipment.passport_again')}
    </Button>
  )
}

function Given({ id, isNew, onRemove }: { id: string; isNew: boolean; onRemove: () => void }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // What had the focus went with the field for the picture.
    if (isNew) button.current?.focus()
  }, [isNew])
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-medium">{t('shipment.passport')}</p>
      <ProtectedPicture
        endpoint={showPassport}
        params={{ id }}
        label={t('shipment.passport')}
        className="max-h-40 rounded-lg"
        waiting="h-40 w-56"
      />
      <p className="text-done font-medium">{t('shipment.passport_given')}</p>
      <Button ref={button} kind="secondary" onClick={onRemove}>
        {t('shipment.passport_other')}
      </Button>
    </div>
  )
}

function useSending(party: Party, onChange: (id: string) => void) {
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
    const query = party === 'sender' ? {} : { is_others: 'true' as const }
    const answer = await sendPicture(sendPassport, {}, await readable(file), options, query)
    setProgress(undefined)
    if (answer && isSuccess(answer)) {
      if (party === 'sender') setPassportId(answer.data.passportId)
      onChange(answer.data.passportId)
    } else setProblem(sentence(text, answer))
  }
  return { progress, problem, send }
}
