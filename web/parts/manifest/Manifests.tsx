import { useState } from 'react'
import { listManifests } from '#contract/parcels/manifests.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { ManifestCard } from './ManifestCard.tsx'
import { ManifestForm } from './ManifestForm.tsx'
import { useWords } from '../../platform/words.ts'

/** All that are not done yet: the office's list of everything, or that of one counter. */
export function Manifests() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(listManifests)
  const [isOpening, setIsOpening] = useState(false)
  return (
    <>
      <Button className="justify-self-start" onClick={() => setIsOpening(true)}>
        {t('manifest.add')}
      </Button>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-40 w-full" />}
      {data?.manifest_data.length === 0 && <EmptyState />}
      <div className="@container">
        <ul className="grid gap-4 @3xl:grid-cols-2">
          {data?.manifest_data.map((manifest) => (
            <ManifestCard key={manifest.id} manifest={manifest} />
          ))}
        </ul>
      </div>
      <Dialog open={isOpening} onClose={() => setIsOpening(false)} title={t('manifest.add')}>
        <ManifestForm onSaved={() => setIsOpening(false)} />
      </Dialog>
    </>
  )
}
