import CircleCheck from 'virtual:icon/circle-check'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sendPassport, showPassport, type Party } from '#contract/orders/shipments.ts'
import { setPassportId, useStoredUser } from '../../platform/stored-user.ts'
import { useSentPicture } from '../../platform/use-sent-picture.ts'
import { Button } from '../../ui/Button.tsx'
import { PictureUpload } from '../../ui/PictureUpload.tsx'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'
import { useWords } from '../../platform/words.ts'

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
  const { t } = useWords()
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
      <PictureUpload
        label={t('shipment.passport')}
        name="passport_image_id"
        hint={t('shipment.passport_hint')}
        progress={progress}
        onPick={(file) => void send(file)}
        error={problem ?? error}
      />
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

/** The picture in the account, which is the sender's own. */
function Again({ onPick }: { onPick: (id: string) => void }) {
  const { t } = useWords()
  const known = useStoredUser()?.passportId
  if (!known) return null
  return (
    <Button kind="secondary" className="justify-self-start" onClick={() => onPick(known)}>
      {t('shipment.passport_again')}
    </Button>
  )
}

/** Shown on demand only: others may be looking on, and each look is on record. */
function Given({ id, isNew, onRemove }: { id: string; isNew: boolean; onRemove: () => void }) {
  const { t } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    // What had the focus went with the field for the picture.
    // Whoever is in another field by now goes on typing there.
    if (isNew && document.activeElement === document.body) button.current?.focus()
  }, [isNew])
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-medium">{t('shipment.passport')}</p>
      <p className="text-done flex items-center gap-2 font-medium">
        <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
        {t('shipment.passport_given')}
      </p>
      {isShown && (
        <ProtectedPicture
          endpoint={showPassport}
          params={{ id }}
          label={t('shipment.passport')}
          className="max-h-40 rounded-lg"
          waiting="h-40 w-56"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button ref={button} kind="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? t('shipment.hide') : t('shipment.passport_show')}
        </Button>
        <Button kind="secondary" onClick={onRemove}>
          {t('shipment.passport_other')}
        </Button>
      </div>
    </div>
  )
}

function useSending(party: Party, onChange: (id: string) => void) {
  const { progress, problem, send } = useSentPicture(sendPassport)
  const query = party === 'sender' ? {} : { is_others: 'true' as const }
  const sendOne = async (file: File) => {
    const sent = await send(file, {}, query)
    if (!sent) return
    if (party === 'sender') setPassportId(sent.passportId)
    onChange(sent.passportId)
  }
  return { progress, problem, send: sendOne }
}
