import type { Box } from '#contract/site/master-data.ts'
import { Price } from '../../ui/Price.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import './box-stubs.css'
import { useWords } from '../../platform/words.ts'

/** What is paid in whole, and the part that tears off and comes back; it lies below with large letters. */
export function BoxStubs({ boxes }: { boxes: readonly Box[] }) {
  const { t } = useWords()
  const { amount } = useFigures()
  return (
    <ul className="grid gap-8 pr-3 lg:grid-cols-2 lg:gap-16">
      {boxes.map(({ id, label, price, deposit }) => (
        <li key={id} className="stub figures flex min-w-0 flex-wrap">
          <div className="stub-kept bg-surface min-w-0 flex-[1_1_9rem] px-3 py-5 min-[22rem]:px-4 sm:px-7">
            <p className="font-bold">{t('service_purchase.stub.pay', { label })}</p>
            <p className="text-[min(1.65rem,8.25vw)] leading-tight min-[22rem]:text-[min(2.1rem,9.4vw)] font-extrabold tracking-tight sm:text-[min(3.4rem,8.5vw)]">
              <Price ringgit={price + deposit} />
            </p>
            <p className="text-muted text-sm">
              {t('service_purchase.stub.parts', { price: amount(price), deposit: amount(deposit) })}
            </p>
          </div>
          <div className="stub-back bg-done-ground text-done px-3 py-5 min-[22rem]:px-4 sm:px-6">
            <p className="font-bold">{t('service_purchase.stub.back')}</p>
            <p className="text-[min(1.35rem,6.8vw)] leading-tight min-[22rem]:text-[min(1.6rem,7.2vw)] font-extrabold tracking-tight sm:text-[min(2.3rem,5.8vw)]">
              <Price ringgit={deposit} />
            </p>
            <svg
              viewBox="0 0 96 28"
              className="mt-2 h-auto w-20 max-w-[25vw] min-[22rem]:w-24"
              aria-hidden="true"
              fill="none"
            >
              <g stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
                <path d="M88 24Q48-14 12 20" />
                <path d="M12 8v12h12" />
              </g>
            </svg>
          </div>
        </li>
      ))}
    </ul>
  )
}
