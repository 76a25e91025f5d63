import { useTranslation } from 'react-i18next'
import { showOwnProof, type Transaction } from '#contract/transactions.ts'
import { Card } from '../ui/Card.tsx'
import { useProtectedPicture } from '../ui/use-protected-picture.ts'

/** The picture that was sent stays to be seen, whatever the office made of it. */
export function SentProof({ transaction: { id, proof_sent_at } }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const picture = useProtectedPicture(showOwnProof, { id }, proof_sent_at)
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('shipment_success.your_proof')}</h2>
      {picture && (
        <img
          src={picture}
          alt={t('shipment_success.your_proof')}
          className="max-h-80 justify-self-start rounded-lg"
        />
      )}
    </Card>
  )
}
