import { LinkButton } from '../../ui/Button.tsx'
import { Late } from '../../ui/Late.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../platform/words.ts'

const texts = ['quote', 'error', 'ui'] as const

async function load() {
  return (await import('./HomeQuote.tsx')).HomeQuote
}

/** The calculator brings more script than the rest of the page, so it comes when somebody scrolls towards it. */
export function QuoteBlock() {
  const { t } = useWords()
  return (
    <section id="quote" className="wrap scroll-mt-6">
      <div className="border-line bg-surface grid gap-6 rounded-box border p-4 sm:p-8">
        <div className="grid gap-2">
          <h2 className="text-2xl">{t('home.quote.heading')}</h2>
          <p className="max-w-prose">{t('home.quote.text')}</p>
        </div>
        <div className="min-h-[60rem] md:min-h-[33rem]">
          <Late load={load} texts={texts}>
            <div className="grid content-start gap-6">
              <Skeleton className="h-40 w-full" />
              <Skeleton className="h-40 w-full" />
              <LinkButton kind="secondary" to="/quote" className="justify-self-start">
                {t('home.quote.open')}
              </LinkButton>
            </div>
          </Late>
        </div>
      </div>
    </section>
  )
}
