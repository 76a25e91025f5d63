import type { Failure } from '#contract/platform/envelope.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { useWords } from '../../platform/words.ts'

/** Whoever has too many unpaid orders pays or cancels one of them first. */
export function UnpaidOrders({ failure }: { failure: Failure | undefined }) {
  const { t } = useWords()
  if (failure?.code_message !== 'too_many_unpaid') return null
  return (
    <LinkButton kind="secondary" to="/transaction">
      {t('ui.my_orders')}
    </LinkButton>
  )
}
