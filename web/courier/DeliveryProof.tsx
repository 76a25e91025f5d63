import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCard } from '../ui/Card.tsx'
import { EvidencePicture } from './EvidencePicture.tsx'
import { SignaturePad } from './SignaturePad.tsx'

interface Props {
  picture: Blob | undefined
  onPick: (picture: Blob | undefined) => void
  error: string | undefined
}

/** A picture of the door or the receiver's signature: either is a picture in the end. */
export function DeliveryProof({ picture, onPick, error }: Props) {
  const { t } = useTranslation()
  const [by, setBy] = useState<'picture' | 'signature'>('picture')
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t('door.proof')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['picture', 'signature'] as const).map((way) => (
          <ChoiceCard
            key={way}
            name="proof"
            value={way}
            checked={way === by}
            onChange={() => {
              setBy(way)
              onPick(undefined)
            }}
          >
            {t(`door.by_${way}`)}
          </ChoiceCard>
        ))}
      </div>
      {by === 'picture' ? (
        <EvidencePicture picture={picture} onPick={onPick} error={error} />
      ) : (
        <SignaturePad onSign={onPick} error={error && t('door.sign_first')} />
      )}
    </fieldset>
  )
}
