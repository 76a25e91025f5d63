import { useTranslation } from 'react-i18next'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { Price } from '../ui/Price.tsx'
import type { Draft } from './shipment-form.ts'

export interface Bar {
  /** What is known of the price so far. */
  total: number | undefined
  isSaved: boolean
  onBack: (() => void) | undefined
}

/** What every step is given. */
export interface Step {
  draft: Draft
  keep: (change: Partial<Draft>) => void
  bar: Bar
  onNext: () => void
}

interface Props extends Bar {
  label?: string
  pending?: boolean
}

/** The price always in sight, beside the ways on and back. */
export function StepBar({ total, isSaved, onBack, label, pending = false }: Props) {
  const { t } = useTranslation()
  return (
    <div className="border-line bg-surface shadow-float sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 sm:mx-0 sm:rounded-box sm:border">
      <p aria-live="polite">
        <span className="text-muted block text-sm">{t(isSaved ? 'shipment.saved' : 'shipment.saving')}</span>
        {total === undefined ? (
          <span className="text-muted">{t('shipment.price_later')}</span>
        ) : (
          <Price ringgit={total} size="total" />
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {onBack && (
          <Button kind="secondary" onClick={onBack}>
            {t('shipment.back')}
          </Button>
        )}
        <SubmitButton pending={pending}>{label ?? t('shipment.next')}</SubmitButton>
      </div>
    </div>
  )
}
