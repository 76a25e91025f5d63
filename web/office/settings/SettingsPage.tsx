import { readSettings } from '#contract/places/settings.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { Countries } from './Countries.tsx'
import { ExchangeRate } from './ExchangeRate.tsx'
import { Holidays } from './Holidays.tsx'
import { PasskeyDuty } from './PasskeyDuty.tsx'
import { RemoteCities } from './RemoteCities.tsx'
import { TimeSlots } from './TimeSlots.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(readSettings)
  return (
    <OfficeFrame heading={t('office_settings.heading')}>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-96 w-full" />}
      {data && (
        <div className="gap-6 *:mb-6 *:break-inside-avoid lg:columns-2">
          <TimeSlots slots={data.time_slot} />
          <Countries countries={data.country} />
          <ExchangeRate current={data.rupiah_per_ringgit} />
          <Holidays />
          <RemoteCities />
          <PasskeyDuty />
        </div>
      )}
    </OfficeFrame>
  )
}
