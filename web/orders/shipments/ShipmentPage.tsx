import { useDeferredValue, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readShipmentData } from '#contract/orders/shipments.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { useStoredDraft } from '../../parts/draft/use-draft.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useLoginWhenGone } from '../../ui/use-login-when-gone.ts'
import { useMasterData } from '../../parts/payment/use-master-data.ts'
import { useOwnContact } from '../../parts/places/own-contact.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { Wizard } from './Wizard.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [choices, setChoices] = useSearchParams()
  const [brought] = useState(choices)
  const masterData = useMasterData()
  const shipmentData = useAnswer(readShipmentData)
  const stored = useStoredDraft('shipment')
  const own = useOwnContact()
  const isGone = useLoginWhenGone([masterData, shipmentData])
  // Left in the address they would undo later changes at every reload.
  useEffect(() => {
    if (choices.size > 0) setChoices({}, { replace: true })
  }, [choices, setChoices])
  const asked = [masterData, shipmentData, stored]
  const hasAll = own.isSettled && asked.every(({ data }) => data !== undefined)
  // Drawn in pieces, between which the browser answers whoever touches the page: a whole wizard stops a phone for half a second.
  const isReady = useDeferredValue(hasAll)
  const failed = asked.find(({ isError, data }) => isError && !data)
  return (
    <div className="wrap grid gap-6 py-6 md:py-10">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg">{t('shipment.heading')}</h1>
        <LinkButton kind="quiet" className="px-0! max-sm:hidden" to="/bulk">
          {t('bulk.open')}
        </LinkButton>
      </header>
      {failed && !isGone && <LoadFailed onRetry={() => void failed.refetch()} />}
      {isReady && masterData.data && shipmentData.data && stored.data ? (
        <Wizard
          masterData={masterData.data}
          shipmentData={shipmentData.data}
          stored={stored.data}
          own={own.contact}
          people={own.people}
          brought={brought}
        />
      ) : (
        !failed && <Skeleton className="h-[80vh] w-full" />
      )}
    </div>
  )
}
