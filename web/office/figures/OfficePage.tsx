import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { exportFigures, figurePeriods, readFigures } from '#contract/office/figures.ts'
import type { Data } from '#contract/platform/endpoint.ts'
import { timeIn, weekdayIn } from '#contract/places/moment.ts'
import { countryCodes } from '#contract/places/countries.ts'
import { zoneOfCountry } from '#contract/places/time-zones.ts'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useLanguage, useMoment, useOwnZone } from '../../platform/moment.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { DayCharts } from './DayCharts.tsx'
import { LaneTable } from './LaneTable.tsx'
import { Periods, type Days } from './Periods.tsx'
import { Trends } from './Trends.tsx'
import { WaitingWork } from './WaitingWork.tsx'
import { WhereParcelsAre } from './WhereParcelsAre.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 10_000
type Figures = Data<typeof readFigures>

export function Page() {
  const { t } = useWords()
  const language = useLanguage()
  const own = useOwnZone()
  const [query, setQuery] = useSearchParams()
  const days = figurePeriods.find((one) => one === query.get('days')) ?? '30'
  const { data: newest, isError, refetch } = useAnswer(readFigures, { query: { days } }, true, () => look_ms)
  // A newly chosen period replaces this one once it has loaded.
  const [data, setData] = useState(newest)
  if (newest && newest !== data) setData(newest)
  const heading = data ? weekdayIn(language, own, data.counted_at) : t('office.heading')
  return (
    <OfficeFrame isFull heading={heading} beside={data && <Clocks at={data.counted_at} />}>
      {isError && !data && (
        <div className="p-4 lg:p-6">
          <LoadFailed onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && <Skeleton className="h-dvh w-full" />}
      {data && (
        <>
          <WhereParcelsAre steps={data.step_data} />
          <Today figures={data} days={days} onChoose={(days) => setQuery({ days }, { replace: true })} />
        </>
      )}
    </OfficeFrame>
  )
}

/** The clocks of both coasts, the reader's own first. */
function Clocks({ at }: { at: string }) {
  const own = useOwnZone()
  const zones = [own, ...countryCodes.map(zoneOfCountry).filter((zone) => zone !== own)]
  return (
    <p className="text-muted figures text-sm">
      {zones.map((zone, place) => (
        <span key={zone} className="inline-block">
          {place > 0 && <span aria-hidden="true">&nbsp;·&nbsp;</span>}
          {timeIn(zone, at)}
        </span>
      ))}
    </p>
  )
}

interface TodayProps {
  figures: Figures
  days: Days
  onChoose: (days: Days) => void
}

function Today({ figures, days, onChoose }: TodayProps) {
  return (
    <div className="@container grid min-w-0 grid-cols-1">
      <div className="grid grid-cols-1 content-start @min-[66rem]:grid-cols-[minmax(0,1fr)_23rem] @min-[66rem]:grid-rows-[auto_1fr]">
        <WaitingWork {...figures} />
        <div className="border-line bg-surface @max-[66rem]:border-t @min-[66rem]:col-start-2 @min-[66rem]:row-span-2 @min-[66rem]:row-start-1 @min-[66rem]:border-l">
          <Period figures={figures} days={days} onChoose={onChoose} />
        </div>
        <div className="@max-[66rem]:pt-4">
          <LaneTable lanes={figures.lane_data} days={figures.day_data.length} />
          <DayCharts days={figures.day_data} />
        </div>
      </div>
    </div>
  )
}

function Period({ figures, days, onChoose }: TodayProps) {
  const { t } = useWords()
  const moment = useMoment()
  const { amount } = useFigures()
  const unique = figures.day_data.reduce((all, { unique_amount }) => all + unique_amount, 0)
  return (
    <section aria-labelledby="period" className="@container px-4 pb-4 lg:px-6">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
        <h2 id="period" className="text-lg">
          {t('office_figures.trends.heading', { count: figures.day_data.length })}
        </h2>
        <div className="flex flex-wrap items-center whitespace-nowrap">
          <Periods days={days} onChoose={onChoose} />
          <DownloadButton
            endpoint={exportFigures}
            params={{}}
            query={{ days }}
            name={`figures-${days}-days.csv`}
            label={t('office_figures.export')}
            short="CSV"
          />
        </div>
      </div>
      <Trends days={figures.day_data} before={figures.before} />
      <p className="text-muted mt-4 text-sm">
        <span>{t('office_figures.revenue_text')}</span>{' '}
        {t('office_figures.unique_text', { amount: amount(unique) })}
      </p>
      <p className="text-muted mt-2 text-sm">
        {t('office_figures.counted_at', { at: moment(figures.counted_at) })}
      </p>
    </section>
  )
}
