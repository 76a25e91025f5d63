import { useTranslation } from 'react-i18next'
import type { PaymentToJudge } from '#contract/payments.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Decision } from './Decision.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { ProofPicture } from './ProofPicture.tsx'
import { Turn, useTurn } from './Turn.tsx'
import { useWaiting } from './use-waiting.ts'

/** One proof at a time, the oldest first. */
export function ProofDesk() {
  const { data, isError, refetch } = useWaiting('decision')
  if (!data)
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton className="h-96 w-full" />
  if (data.payment_data.length === 0) return <EmptyState />
  return <Desk payments={data.payment_data} waiting={data.waiting} onDecided={() => void refetch()} />
}

interface Props {
  payments: PaymentToJudge[]
  waiting: number
  onDecided: () => void
}

function Desk({ payments, waiting, onDecided }: Props) {
  const { t } = useTranslation()
  const { place, thing: payment, go, leave } = useTurn(payments)
  if (!payment) return null
  return (
    <div className="grid gap-4">
      <Turn
        place={place}
        shown={payments.length}
        waiting={waiting}
        keys={t('office.payments.keys')}
        go={go}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <ProofPicture payment={payment} />
        <div className="grid content-start gap-4">
          <PaymentFacts payment={payment} />
          <Decision
            key={payment.id}
            payment={payment}
            onDecided={() => {
              leave()
              onDecided()
            }}
          />
        </div>
      </div>
    </div>
  )
}
