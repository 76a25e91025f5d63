import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentToJudge } from '#contract/payments.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Decision } from './Decision.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { ProofPicture } from './ProofPicture.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useWaiting } from './use-waiting.ts'

/** One proof at a time, the oldest first; the next one comes by itself. */
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
  const [chosen, choose] = useState('')
  const place = Math.max(
    0,
    payments.findIndex(({ id }) => id === chosen),
  )
  const payment = payments[place]
  const leave = () => {
    choose(payments[place + 1]?.id ?? payments[place - 1]?.id ?? '')
    onDecided()
  }
  if (!payment) return null
  return (
    <div className="grid gap-4">
      <Turn
        place={place}
        shown={payments.length}
        waiting={waiting}
        go={(to) => choose(payments[Math.min(payments.length - 1, Math.max(0, to))]?.id ?? '')}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <ProofPicture payment={payment} />
        <div className="grid content-start gap-4">
          <PaymentFacts payment={payment} />
          <Decision key={payment.id} payment={payment} onDecided={leave} />
        </div>
      </div>
    </div>
  )
}

interface TurnProps {
  place: number
  shown: number
  waiting: number
  go: (place: number) => void
}

function Turn({ place, shown, waiting, go }: TurnProps) {
  const { t } = useTranslation()
  useShortcuts({ j: () => go(place + 1), k: () => go(place - 1) })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="figures font-semibold" aria-live="polite">
        {t('office.payments.position', { place: place + 1, count: waiting })}
      </p>
      <Button kind="secondary" disabled={place === 0} onClick={() => go(place - 1)} aria-keyshortcuts="k">
        {t('office.payments.previous')}
      </Button>
      <Button
        kind="secondary"
        disabled={place === shown - 1}
        onClick={() => go(place + 1)}
        aria-keyshortcuts="j"
      >
        {t('office.payments.next')}
      </Button>
      <p className="text-muted text-sm max-sm:hidden">{t('office.payments.keys')}</p>
    </div>
  )
}
