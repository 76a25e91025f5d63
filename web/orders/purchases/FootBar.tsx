import type { ReactNode } from 'react'
import type { Box } from '#contract/site/master-data.ts'
import { DraftFoot, type DraftState } from '../../parts/draft/DraftFoot.tsx'
import { Price } from '../../ui/Price.tsx'
import { totalsOf } from './purchase-form.ts'
import { useWords } from '../../platform/words.ts'

/** How safe the draft is, and the foot of the ticket beside the steps once it is there. */
export interface BesideTicket extends DraftState {
  ticket: Element | null
}

interface Props {
  box: Box | undefined
  quantity: number | undefined
  /** Where there is a draft. */
  draft?: BesideTicket
  /** What the way to pay adds to the price. */
  onTop?: ReactNode
  children: ReactNode
}

export const noDraft: BesideTicket = { saving: 'nothing', choose: () => undefined, ticket: null }

/** What it costs, always in sight, beside the way on. */
export function FootBar({ box, quantity, draft = noDraft, onTop, children }: Props) {
  const { t } = useWords()
  const sum = (
    <>
      <span className="text-muted block text-sm">
        {box ? t('purchase.boxes_of_size', { count: quantity || 0, label: box.label }) : t('purchase.total')}
      </span>
      {box ? (
        <Price ringgit={totalsOf(box, quantity).total} size="foot" />
      ) : (
        <span className="text-lg leading-8 font-semibold">{t('purchase.size_first')}</span>
      )}
      {onTop}
    </>
  )
  return (
    <DraftFoot {...draft} sum={sum}>
      {children}
    </DraftFoot>
  )
}
