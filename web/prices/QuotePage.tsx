import ChevronDown from 'virtual:icon/chevron-down'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { staysPut } from '../parts/quote/stays-put.ts'
import { QuoteCalculator } from '../parts/quote/QuoteCalculator.tsx'
import { SendForm } from '../site/home/SendForm.tsx'
import { useNavigate } from '../platform/navigate.ts'
import { useWords } from '../platform/words.ts'

/** Both prices at once by weight alone; whoever knows size and value asks further below. */
export function Page() {
  const { t } = useWords()
  const { box, takeAlong } = useOpenWhenBrought()
  return (
    <div className="wrap grid gap-4 py-6 sm:gap-6 sm:py-12">
      <h1>{t('quote.heading')}</h1>
      <section
        aria-label={t('quote.heading')}
        // Two prices to order at would be one too many.
        className="bg-surface shadow-float rounded-box p-2 max-sm:-mx-2 sm:p-6 has-[~details[open]]:[&_[type=submit]]:hidden"
      >
        <SendForm />
      </section>
      <details ref={box} onToggle={takeAlong} className="group bg-kraft rounded-box">
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-box px-4 py-3 sm:px-6">
          <span className="grow">
            <h2 className="text-xl">{t('quote.exact')}</h2>
            <span className="text-muted block max-w-prose">{t('quote.intro')}</span>
          </span>
          <ChevronDown
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <div className="bg-surface grid gap-4 rounded-b-box p-4 sm:p-6">
          <QuoteCalculator />
        </div>
      </details>
    </div>
  )
}

/** Open before a field in it takes the focus. The prerendered page knows nothing of what is brought. */
function useOpenWhenBrought() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const box = useRef<HTMLDetailsElement>(null)
  const isBrought = new URLSearchParams(search).has('weight')
  useLayoutEffect(() => {
    if (box.current && isBrought) box.current.open = true
  }, [isBrought])
  /** Nobody answers twice what was answered above: the link there carries it. */
  function takeAlong() {
    if (isBrought || !box.current?.open) return
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/quote?"]')
    if (link) void navigate(link.pathname + link.search, { replace: true, state: staysPut })
  }
  return { box, takeAlong }
}
