import { useEffect } from 'react'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { stillDue } from '#contract/money/still-due.ts'
import { showProof, type PaymentToJudge } from '#contract/money/payments.ts'
import { Alert } from '../../ui/Alert.tsx'
import { PictureFailed } from '../../ui/PictureFailed.tsx'
import { useProtectedPicture } from '../../ui/use-protected-picture.ts'
import { isSmall, sizeOf } from './picture-size.ts'
import { Zoomed } from './Zoomed.tsx'
import { pictureState } from './picture-state.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  payment: PaymentToJudge
  /** Called once the picture is on the screen, or cannot be shown. */
  onSeen: (seen: 'drawn' | 'broken') => void
}

export function ProofPicture({ payment, onSeen }: Props) {
  const { t } = useWords()
  const { duplicates } = payment
  const isCopy = pictureState(payment) === 'seen'
  return (
    <div className="grid content-start gap-3">
      {duplicates.length > 0 && (
        <Alert
          tone={isCopy ? 'destructive' : 'warning'}
          title={t(`office.payments.${isCopy ? 'duplicate' : 'duplicate_later'}`)}
        >
          <ul className="figures">
            {duplicates.map(({ tracking_number, sent_at }) => (
              <li key={tracking_number + sent_at}>{inGroups(tracking_number)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isSmall(payment) && <Alert tone="warning">{t('office.payments.small_picture')}</Alert>}
      <Picture payment={payment} onSeen={onSeen} />
    </div>
  )
}

function Picture({ payment, onSeen }: Props) {
  const { t } = useWords()
  const { id, proof_id } = payment
  const { address, isMissing, retry, onUndrawable } = useProtectedPicture(showProof, { id }, proof_id)
  useEffect(() => {
    if (isMissing) onSeen('broken')
  }, [isMissing, onSeen])
  if (isMissing)
    return (
      <PictureFailed tone="destructive" label={t('office.payments.proof')} onRetry={retry}>
        {t('office.payments.broken')}
      </PictureFailed>
    )
  return (
    <Zoomed
      address={address}
      size={sizeOf(payment)}
      amount={stillDue(payment)}
      onLoad={() => onSeen('drawn')}
      onError={onUndrawable}
    />
  )
}
