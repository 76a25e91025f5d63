import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { readDraft as readKeptDraft, readShipmentData } from '#contract/shipments.ts'
import { LinkButton } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useMasterData } from '../ui/use-master-data.ts'
import { useAnswer } from '../use-call.ts'
import { readDraft, withChoices } from './read-draft.ts'
import { Wizard } from './Wizard.tsx'

export function Page() {
  const { t } = useTranslation()
  const [choices, setChoices] = useSearchParams()
  const [brought] = useState(choices)
  const masterData = useMasterData()
  const shipmentData = useAnswer(readShipmentData)
  const kept = useAnswer(readKeptDraft)
  // Left in the address they would undo later changes at every reload.
  useEffect(() => {
    if (choices.size > 0) setChoices({}, { replace: true })
  }, [choices, setChoices])
  const failed = [masterData, shipmentData, kept].find(({ isError, data }) => isError && !data)
  return (
    <div className="wrap grid max-w-4xl gap-6 py-8 md:py-12">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>{t('shipment.heading')}</h1>
        <LinkButton kind="quiet" to="/bulk">
          {t('bulk.open')}
        </LinkButton>
      </header>
      {failed && <LoadFailed onRetry={() => void failed.refetch()} />}
      {masterData.data && shipmentData.data && kept.data ? (
        <Wizard
          masterData={masterData.data}
          shipmentData={shipmentData.data}
          initial={withChoices(readDraft(kept.data.draft), brought)}
          isKept={brought.size === 0}
        />
      ) : (
        !failed && <Skeleton className="h-96 w-full" />
      )}
    </div>
  )
}
