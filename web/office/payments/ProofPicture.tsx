import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { showProof, type PaymentToJudge } from '#contract/money/payments.ts'
import { Alert } from '../../ui/Alert.tsx'
import { PictureFailed } from '../../ui/PictureFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useProtectedPicture } from '../../ui/use-protected-picture.ts'

const smallestUseful_px = 300

interface Props {
  payment: PaymentToJudge
  /** Told once the picture stands on the screen, or cannot be shown. */
  onSeen: (seen: 'drawn' | 'broken') => void
}

export function ProofPicture({ payment, onSeen }: Props) {
  const { t } = useTranslation()
  const { duplicates, proof_width, proof_height } = payment
  const isSmall = Math.max(proof_width ?? 0, proof_height ?? 0) < smallestUseful_px
  return (
    <div className="grid content-start gap-3">
      {duplicates.length > 0 && (
        <Alert tone="destructive" title={t('office.payments.duplicate')}>
          <ul className="figures">
            {duplicates.map(({ tracking_number, sent_at }) => (
              <li key={tracking_number + sent_at}>{inGroups(tracking_number)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isSmall && <Alert tone="warning">{t('office.payments.small_picture')}</Alert>}
      <Picture payment={payment} onSeen={onSeen} />
    </div>
  )
}

function Picture({ payment: { id, proof_id }, onSeen }: Props) {
  const { t } = useTranslation()
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
  if (!address) return <Skeleton className="h-96 w-full" />
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="bg-kraft grid place-items-center rounded-box p-2"
    >
      <img
        key={address}
        src={address}
        alt={t('office.payments.proof')}
        onLoad={() => onSeen('drawn')}
        onError={onUndrawable}
        className="max-h-[75vh] w-auto rounded-lg"
      />
    </a>
  )
}
