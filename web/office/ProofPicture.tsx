import { useTranslation } from 'react-i18next'
import { inGroups } from '#contract/tracking-number.ts'
import { showProof, type PaymentToJudge } from '#contract/payments.ts'
import { Alert } from '../ui/Alert.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useProtectedPicture } from '../ui/use-protected-picture.ts'

const smallestUseful_px = 300

export function ProofPicture({ payment }: { payment: PaymentToJudge }) {
  const { t } = useTranslation()
  const { id, proof_id, proof_width, proof_height, duplicates } = payment
  const picture = useProtectedPicture(showProof, { id }, proof_id)
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
      {picture ? (
        <a
          href={picture}
          target="_blank"
          rel="noreferrer"
          className="bg-kraft grid place-items-center rounded-box p-2"
        >
          <img src={picture} alt={t('office.payments.proof')} className="max-h-[75vh] w-auto rounded-lg" />
        </a>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  )
}
