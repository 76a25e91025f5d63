import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  isSearch: boolean
  /** That everything here is done. */
  says: string
  /** What was done last, with its way back. */
  above?: ReactNode
}

/** A desk at which nothing waits: up to a tablet the key of its search has the corner. */
export function NothingLeft({ isSearch, says, above }: Props) {
  const { t } = useWords()
  return (
    <div className="grid gap-4 max-lg:pt-14">
      {above}
      <EmptyState says={isSearch ? t('office.payments.nothing') : says}>
        {!isSearch && (
          <LinkButton kind="secondary" to="/office">
            {t('office.payments.what_else')}
          </LinkButton>
        )}
      </EmptyState>
    </div>
  )
}
