import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { exportFigures, figurePeriods, readFigures } from '#contract/office/figures.ts'
import { useMoment } from '../platform/moment.ts'
import { DownloadButton } from '../ui/DownloadButton.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useAnswer } from '../platform/use-call.ts'
import { OfficeFrame } from './OfficeFrame.tsx'
import { PeriodFigures } from './figures/PeriodFigures.tsx'
import { WaitingWork } from './figures/WaitingWork.tsx'
import { useWords } from '../platform/words.ts'

const look_ms = 10_000
type Days = (typeof figurePeriods)[number]

export function Page() {
  const { t } = useWords()
  const moment = useMoment()
  const [query, setQuery] = useSearchParams()
  const days = figurePeriods.find((one) => one === query.get('days')) ?? '30'
  const { data: newest, isError, refetch } = useAnswer(readFigures, { query: { days } }, true, () => look_ms)
  // A newly chosen period replaces this one once it has loaded.
  const [data, setData] = useState(newest)
  if (newest && newest !== data) setData(newest)
  return (
    <OfficeFrame heading={t('office.heading')}>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-dvh w-full" />}
      {data && (
        <>
          <WaitingWork waiting={data.waiting} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Periods days={days} onChoose={(days) => setQuery({ days }, { replace: true })} />
            <DownloadButton
              endpoint={exportFigures}
              params={{}}
              query={{ days }}
              name={`figures-${days}-days.csv`}
              label={t('office_figures.export')}
            />
          </div>
          <PeriodFigures days={data.day_data} lanes={data.lane_data} />
          <p className="text-muted text-sm">
            {t('office_figures.counted_at', { at: moment(data.counted_at) })}
          </p>
        </>
      )}
    </OfficeFrame>
  )
}

function Periods({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) {
  const { t } = useWords()
  return (
    <fieldset>
      <legend className="sr-only">{t('office_figures.period')}</legend>
      <div className="border-edge bg-surface grid grid-cols-3 overflow-hidden rounded-box border sm:flex">
        {figurePeriods.map((period) => (
          <label
            key={period}
            className="has-checked:bg-ink has-checked:text-ground forced-colors:has-checked:underline forced-colors:has-checked:decoration-4 has-focus-visible:outline-accent flex min-h-11 cursor-pointer items-center justify-center px-2 text-center text-sm font-medium sm:px-4 sm:text-base has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="days"
              className="sr-only"
              checked={period === days}
              onChange={() => onChoose(period)}
            />
            {t('office_figures.last_days', { count: Number(period) })}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
