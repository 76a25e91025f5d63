import type { ReactNode } from 'react'
import { useWords } from '../../platform/words.ts'
import { Card } from '../../ui/Card.tsx'
import { useIsOrdering } from './use-is-ordering.ts'

/** Whoever was ordering sees that it is not lost. */
function GoesOn() {
  const { t } = useWords()
  const isOrdering = useIsOrdering()
  return isOrdering ? (
    <p className="bg-done-ground text-done rounded-box px-4 py-3">{t('accounts.goes_on')}</p>
  ) : null
}

/** The narrow column that all sign-in pages share. */
export function AccountFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="wrap grid justify-items-center py-8 sm:py-12">
      <Card className="grid w-full max-w-md gap-5">
        <h1>{heading}</h1>
        <GoesOn />
        {children}
      </Card>
    </div>
  )
}
