import { useTranslation } from 'react-i18next'
import { Button, SubmitButton } from '../../ui/Button.tsx'
import { DraftFoot, type DraftState } from '../../parts/draft/DraftFoot.tsx'
import { Price } from '../../ui/Price.tsx'
import type { Draft } from './shipment-form.ts'

export interface Bar extends DraftState {
  /** What is known of the price so far. */
  total: number | undefined
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
export function StepBar({ total, saving, choose, onBack, label, pending = false }: Props) {
  const { t } = useTranslation()
  const sum =
    total === undefined ? (
      <span className="text-muted">{t('shipment.price_later')}</span>
    ) : (
      <Price ringgit={total} size="total" />
    )
  return (
    <DraftFoot saving={saving} choose={choose} sum={sum}>
      {onBack && (
        <Button kind="secondary" onClick={onBack}>
          {t('shipment.back')}
        </Button>
      )}
      <SubmitButton pending={pending}>{label ?? t('shipment.next')}</SubmitButton>
    </DraftFoot>
  )
}
