import { useState } from 'react'
import { ChoiceCard } from '../ui/Card.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { Picture } from '../ui/Picture.tsx'
import { usePreview } from '../ui/use-preview.ts'
import { EvidencePicture } from './EvidencePicture.tsx'
import { SignaturePad } from './SignaturePad.tsx'
import { useWords } from '../platform/words.ts'

interface Props {
  picture: Blob | undefined
  isSigned: boolean
  onPick: (picture: Blob | undefined, isSigned: boolean) => void
  error: string | undefined
}

/** A picture of the door or the receiver's signature: either is a picture in the end. */
export function DeliveryProof({ picture, isSigned, onPick, error }: Props) {
  const { t } = useWords()
  const by = isSigned ? 'signature' : 'picture'
  return (
    <ChoiceGroup label={t('door.proof')} className="gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        {(['picture', 'signature'] as const).map((way) => (
          <ChoiceCard
            isSlim
            key={way}
            name="proof"
            value={way}
            checked={way === by}
            onChange={() => onPick(undefined, way === 'signature')}
          >
            {t(`door.by_${way}`)}
          </ChoiceCard>
        ))}
      </div>
      {by === 'picture' ? (
        <EvidencePicture picture={picture} onPick={(taken) => onPick(taken, false)} error={error} />
      ) : (
        <Signature picture={picture} onSign={(signed) => onPick(signed, true)} error={error} />
      )}
    </ChoiceGroup>
  )
}

interface SignatureProps {
  picture: Blob | undefined
  onSign: (picture: Blob | undefined) => void
  error: string | undefined
}

/** One that was given before stays, also after a refusal; signing again replaces it. */
function Signature({ picture, onSign, error }: SignatureProps) {
  const { t } = useWords()
  const preview = usePreview(picture)
  const [isKept, setIsKept] = useState(picture !== undefined)
  return (
    <>
      {isKept && preview && (
        <Picture address={preview} label={t('door.signed')} className="w-full rounded-lg object-contain" />
      )}
      <SignaturePad
        onSign={(signed) => {
          setIsKept(false)
          onSign(signed)
        }}
        error={error && t('door.sign_first')}
      />
    </>
  )
}
