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
export function SentProof({ transaction: { id, status, proof_sent_at }, onChanged }: Props) {
  const { t } = useWords()
  const picture = (
    <ProtectedPicture
      endpoint={showOwnProof}
      params={{ id }}
      version={proof_sent_at ?? ''}
      label={t('shipment_success.your_proof')}
      className="max-h-80 justify-self-start rounded-lg"
      waiting="h-80 w-full max-w-60"
    />
  )
  // Once the office has agreed, what follows is of more use than what is over.
  if (status === 'success')
    return (
      <div className="screen-only">
        <Collapsible title={t('shipment_success.your_proof')}>{picture}</Collapsible>
      </div>
    )
  return (
    <Card className="screen-only grid gap-3">
      <h2 className="text-lg">{t('shipment_success.your_proof')}</h2>
      {picture}
      {status === 'awaiting_approval' && <Another key={proof_sent_at} id={id} onSent={onChanged} />}
    </Card>
  )
}

function Another({ id, onSent }: { id: string; onSent: () => void }) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <ProofUpload id={id} onSent={onSent} />
  return (
    <Button kind="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
      {t('shipment_success.proof.another')}
    </Button>
  )
}
