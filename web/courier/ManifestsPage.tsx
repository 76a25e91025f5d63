import { readMyCounter } from '#contract/places/locations.ts'
import { Manifests } from '../parts/manifest/Manifests.tsx'
import { useAnswer } from '../platform/use-call.ts'
import { Alert } from '../ui/Alert.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CourierFrame } from './CourierFrame.tsx'
import { DeepHead } from './DeepHead.tsx'
import { useWords } from '../platform/words.ts'

/** What leaves from the counter an agent belongs to. */
export function Page() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(readMyCounter)
  return (
    <CourierFrame isDeep>
      <DeepHead>{t('manifest.heading')}</DeepHead>
      <p className="text-muted">{t('manifest.text_counter')}</p>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton className="h-40 w-full" />}
      {data?.counter === null && <Alert tone="warning">{t('manifest.no_counter')}</Alert>}
      {data?.counter && <Manifests />}
    </CourierFrame>
  )
}
