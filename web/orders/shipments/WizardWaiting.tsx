import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../platform/words.ts'
import { Chevron } from '../../ui/Chevron.tsx'

/** In the document itself, before any script is there: what it is about stands at once. */
export function WizardFrame() {
  return (
    <WizardPage>
      <WizardWaiting />
    </WizardPage>
  )
}

export function WizardPage({ children }: { children: ReactNode }) {
  const { t } = useWords()
  return (
    <div className="wrap grid gap-6 py-6 md:py-10">
      {/* On a phone the bar above the page says it. */}
      <header className="flex flex-wrap items-center justify-between gap-3 max-sm:contents">
        <h1 className="text-lg max-sm:sr-only">{t('shipment.heading')}</h1>
        <LinkButton kind="quiet" className="px-0! max-sm:hidden" to="/bulk">
          {t('batch.open')}
        </LinkButton>
      </header>
      {children}
    </div>
  )
}

/** What a wizard begins with, until the answers for its fields are there. */
export function WizardWaiting() {
  const { t } = useWords()
  return (
    <>
      <div className="bg-kraft rounded-box max-sm:-mx-2">
        <div className="flex min-h-14 items-center gap-3 px-3 py-3 sm:px-6">
          <QuoteHead>
            <span className="text-muted block text-sm">{t('shipment.quote.text')}</span>
          </QuoteHead>
        </div>
        <div className="px-3 pb-3 sm:px-6 sm:pb-6">
          <Skeleton className="h-96 w-full" />
        </div>
      </div>
      <Skeleton className="h-[50vh] w-full" />
    </>
  )
}

export function QuoteHead({ children }: { children: ReactNode }) {
  const { t } = useWords()
  return (
    <>
      <span className="min-w-0 flex-1">
        <b className="block text-lg">{t('shipment.quote.heading')}</b>
        {children}
      </span>
      <Chevron />
    </>
  )
}
