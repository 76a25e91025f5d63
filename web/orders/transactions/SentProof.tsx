import { showOwnProof, type Transaction } from '#contract/orders/transactions.ts'
import { Card } from '../../ui/Card.tsx'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'
import { useWords } from '../../platform/words.ts'

/** The picture that was sent stays to be seen, whatever the office made of it. */
export function SentProof({ transaction: { id, proof_sent_at } }: { transaction: Transaction }) {
  const { t } = useWords()
  return (
    <Card className="screen-only grid gap-3">
      <h2 className="text-lg">{t('shipment_success.your_proof')}</h2>
      <ProtectedPicture
        endpoint={showOwnProof}
        params={{ id }}
        version={proof_sent_at ?? ''}
        label={t('shipment_success.your_proof')}
        className="max-h-80 justify-self-start rounded-lg"
        waiting="h-80 w-full max-w-60"
      />
    </Card>
  )
}
