import Check from 'virtual:icon/check'
import { useWords } from '../platform/words.ts'

/** The bar on top of a wizard: where one is, what is done, what comes. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  const { t } = useWords()
  return (
    <nav className="@container" aria-label={t('ui.stepper.label')}>
      <p className="text-muted text-sm" aria-live="polite">
        {t('ui.stepper.position', { step: current + 1, count: steps.length })}
        {/* Its heading says the same a line below. */}
        <span className="sr-only">: {steps[current]}</span>
      </p>
      <ol className="mt-2 flex gap-[min(0.5rem,2vw)]">
        {steps.map((step, index) => (
          <li
            key={step}
            className="min-w-0 flex-1"
            {...(index === current ? { 'aria-current': 'step' as const } : {})}
          >
            <span
              className={`block h-1.5 rounded-full ${index === current ? 'bg-accent forced-colors:bg-[Highlight]' : index < current ? 'bg-ink forced-colors:bg-[Highlight]' : 'bg-line forced-colors:border'}`}
            />
            <span
              className={`mt-1 hidden items-center gap-1 text-xs wrap-normal sm:flex @min-[36rem]:text-sm ${index === current ? 'font-semibold' : 'text-muted'}`}
            >
              {index < current && <Check className="size-4 shrink-0 max-md:hidden" aria-hidden="true" />}
              {step}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
