import { useState } from 'react'
import { showOwnProof, type Transaction } from '#contract/orders/transactions.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'
import { ProofUpload } from './ProofUpload.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  transaction: Transaction
  onChanged: () => void
}

/** The picture that was sent stays to be seen, whatever the office made of it; until then a better one takes its place. */
export function SentProof({ transaction, onChanged }: Props) {
  const { t } = useWords()
  // Once the office has agreed, what follows is of more use than what is over.
  if (transaction.status === 'success')
    return (
      <div className="screen-only">
        <Collapsible title={t('shipment_success.your_proof')}>
          <Sent transaction={transaction} isWhole />
        </Collapsible>
      </div>
    )
  return (
    <Card className="screen-only grid gap-3">
      <Judged key={transaction.proof_sent_at} transaction={transaction} onChanged={onChanged} />
    </Card>
  )
}

/** Small, so that what the order is about stays in sight below it. */
function Judged({ transaction, onChanged }: Props) {
  const { t } = useWords()
  const [isWhole, setIsWhole] = useState(false)
  const [isReplacing, setIsReplacing] = useState(false)
  return (
    <>
      <div className={`gap-4 ${isWhole ? 'grid' : 'flex items-center'}`}>
        <Sent transaction={transaction} isWhole={isWhole} />
        <div className="grid min-w-0 gap-2">
          <h2 className="text-lg">{t('shipment_success.your_proof')}</h2>
          <div className="flex flex-wrap gap-2">
            <Button kind="secondary" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {t(`shipment_success.proof.${isWhole ? 'smaller' : 'whole'}`)}
            </Button>
            {transaction.status === 'awaiting_approval' && !isReplacing && (
              <Button kind="secondary" className="text-balance" onClick={() => setIsReplacing(true)}>
                {t('shipment_success.proof.another')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {isReplacing && <ProofUpload id={transaction.id} onSent={onChanged} />}
    </>
  )
}

interface SentProps extends Pick<Props, 'transaction'> {
  isWhole: boolean
}

function Sent({ transaction: { id, proof_sent_at }, isWhole }: SentProps) {
  const { t } = useWords()
  return (
    <ProtectedPicture
      endpoint={showOwnProof}
      params={{ id }}
      version={proof_sent_at ?? ''}
      label={t('shipment_success.your_proof')}
      className={`border-line rounded-lg border ${isWhole ? 'w-full max-w-md' : 'h-16 w-16 shrink-0 object-cover object-left-top'}`}
      waiting={isWhole ? 'h-80 w-full max-w-60' : 'h-16 w-16 shrink-0'}
    />
  )
}
