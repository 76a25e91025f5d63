import { numberIn } from '#contract/platform/numbers.ts'
import type { z } from 'zod'
import type { readStatistics } from '#contract/site/statistics.ts'
import { Arriving } from './Arriving.tsx'
import { useWords } from '../../platform/words.ts'

type Carried = z.infer<(typeof readStatistics)['data']>

const figures = {
  carried: ['parcels', 'delivered', 'cities', 'locations'],
  reach: ['lanes', 'regions', 'districts', 'locations'],
} as const
/** Fewer parcels say less about a service than where it goes. */
const manyParcels = 1000

/** Only what is true: where a new service goes is there before it has carried any parcel. */
export function StatisticsBlock() {
  return <Arriving<Carried> path="/statistics">{(carried) => <Figures {...carried} />}</Arriving>
}

function Figures(carried: Carried) {
  const { t, language } = useWords()
  const told = carried.parcels < manyParcels ? 'reach' : 'carried'
  const shown = figures[told].filter((figure) => carried[figure] > 0)
  if (shown.length === 0) return null
  return (
    <section id="statistics" className="wrap mt-16 grid gap-3 md:mt-20">
      <h2 className="text-2xl">{t(`home.statistics.${told}`)}</h2>
      <dl
        className={`border-line bg-line grid gap-px overflow-hidden rounded-box border ${columns(shown.length)}`}
      >
        {shown.map((figure) => (
          <div key={figure} className="bg-surface flex flex-col-reverse justify-end gap-1 p-3 sm:p-5">
            <dt className="text-muted text-sm">{t(`home.statistics.${figure}`)}</dt>
            <dd className="figures text-xl font-bold whitespace-nowrap sm:text-2xl">
              {numberIn(language, carried[figure])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Beside each other, also on a phone, as long as its letters are not enlarged. */
function columns(count: number) {
  const least = count === 4 ? '[--least:8rem]' : '[--least:6rem]'
  return `${least} grid-cols-[repeat(auto-fit,minmax(min(100%,var(--least)),1fr))]`
}
