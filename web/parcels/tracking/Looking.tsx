import { inGroups } from '#contract/parcels/tracking-number.ts'
import { PosterStyle } from './PosterStyle.tsx'
import { useWords } from '../../platform/words.ts'

// React ignores the contents when it takes over the prerendered page.
const filledEarly = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/**
 * The number that is looked for, on the background of its answer, before anything has come over a slow line.
 * Without a number it is the prerendered part that early-number.ts fills in.
 */
export function Looking({ number }: { number?: string }) {
  const { t } = useWords()
  return (
    // As high as the answer at least, so that nothing below it moves within sight.
    <div className="pb-[40rem]">
      <PosterStyle />
      <section className="poster poster-moving" role="status">
        <div className="relative grid gap-2 px-4 pt-2 lg:px-18 lg:pt-14">
          {number ? (
            <p className="figures font-semibold lg:text-lg">{inGroups(number)}</p>
          ) : (
            <p className="figures min-h-[1lh] font-semibold lg:text-lg" data-number {...filledEarly} />
          )}
          <p>
            <strong className="is-sentence">{t('tracking.looking')}</strong>
          </p>
        </div>
      </section>
    </div>
  )
}
