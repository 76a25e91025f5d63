import { useTranslation } from 'react-i18next'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const numberLook = 'figures text-xl font-semibold'
// What stands inside is none of React's business when it takes over the prerendered page.
const filledEarly = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/**
 * The number that is looked for and the place its answer will take, before anything has come over a slow line.
 * Without a number it is the prerendered part that early-number.ts fills in and shows.
 */
export function Looking({ number }: { number?: string }) {
  const { t } = useTranslation()
  return (
    <div data-looking hidden={!number} suppressHydrationWarning>
      <section className="bg-info-ground grid gap-1 rounded-box p-5" role="status">
        {number ? (
          <p className={numberLook}>{inGroups(number)}</p>
        ) : (
          <p className={numberLook} data-number {...filledEarly} />
        )}
        <p>{t('tracking.looking')}</p>
      </section>
      <Skeleton className="mt-6 h-96 w-full" />
    </div>
  )
}
