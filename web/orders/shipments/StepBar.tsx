import type { ReactNode } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import type { createQuote } from '#contract/prices/quotes.ts'
import type { Mode } from '#contract/places/zones.ts'
import { SubmitButton } from '../../ui/Button.tsx'
import { DraftFoot, type DraftState } from '../../parts/draft/DraftFoot.tsx'
import { modeIcons } from '../../parts/quote/mode-icons.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { Price } from '../../ui/Price.tsx'
import type { Draft } from './shipment-form.ts'
import { useWords } from '../../platform/words.ts'

export interface Bar extends DraftState {
  /** What is sent how, as far as it is known; on a phone nothing else tells it beside the steps. */
  parcel: { mode: Mode; weight: number; charged: number } | undefined
  /** What is known of the price so far. */
  total: number | undefined
  /** All that it needs is said, and the answer is on its way. */
  isComing?: boolean
  /** It is the one before the last change. */
  isOld?: boolean
  /** Own packaging that nobody has measured yet: its size may make it dearer. */
  isEstimate: boolean
  /** What customs may ask for on top. */
  duty?: ReactNode
  /** The foot of the ticket beside the steps, once it is there. */
  ticket: Element | null
  /** Below the whole wizard, where there is no ticket. */
  foot: Element | null
}

/** The form of the step that is shown: the button in the ticket lies outside of it. */
export const stepForm = 'step'

/** Both prices for what is known so far. */
export interface Estimate {
  data: Data<typeof createQuote> | undefined
  isExact: boolean
  /** It answers what was asked before, until the next one is there. */
  isOld?: boolean
  isError: boolean
  retry: () => void
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
  /** What the way to pay adds to the price. */
  onTop?: ReactNode
  pending?: boolean
}

/** The price always in view, beside a button that a thumb can hit. */
export function StepBar({ label, onTop, pending = false, ...bar }: Props) {
  const { t } = useWords()
  const { ticket, foot, saving, choose, duty } = bar
  return (
    <DraftFoot
      saving={saving}
      choose={choose}
      ticket={ticket}
      foot={foot}
      sum={
        <>
          <Sum {...bar} duty={onTop ? null : duty} />
          {onTop}
        </>
      }
    >
      <SubmitButton form={stepForm} className="min-h-14 min-w-28 text-lg sm:px-10" pending={pending}>
        {label ?? t('shipment.next')}
      </SubmitButton>
    </DraftFoot>
  )
}

type SumProps = Omit<Bar, keyof DraftState | 'ticket' | 'foot'>

function Sum({ parcel, total, isComing = false, isOld = false, isEstimate, duty }: SumProps) {
  const { t } = useWords()
  const { number } = useFigures()
  if (total === undefined)
    return <span className="text-muted text-sm">{isComing ? 'RM …' : t('shipment.price_later')}</span>
  return (
    <span className="aria-busy:text-muted block" aria-busy={isOld}>
      <span className="text-muted block text-sm">
        {parcel && (
          <span className="whitespace-nowrap">
            {/* A price that goes by the size, or by the least, is not that of what the scale says; both would take two lines. */}
            <ModeSign mode={parcel.mode} />{' '}
            {parcel.charged > parcel.weight
              ? t('shipment.quote.charged', { kg: number(parcel.charged) })
              : `${number(parcel.weight)}\u00a0kg`}
            {isEstimate && ','}
          </span>
        )}
        {isEstimate && ` ${t('shipment.price_from')}`}
      </span>
      <Price ringgit={total} size="foot" />
      {duty}
    </span>
  )
}

function ModeSign({ mode }: { mode: Mode }) {
  const { t } = useWords()
  const Icon = modeIcons[mode]
  return (
    <Icon className="inline size-4 align-[-0.125em]" role="img" aria-label={t(`shipment.modes.${mode}`)} />
  )
}
