import { useDeferredValue, useEffect, useState, type ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { readShipmentData } from '#contract/orders/shipments.ts'
import { isSame } from '../../parts/draft/draft-keeper.ts'
import { useStoredDraft } from '../../parts/draft/use-draft.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useLoginWhenGone } from '../../ui/use-login-when-gone.ts'
import { useMasterData } from '../../parts/payment/use-master-data.ts'
import { useOwnContact } from '../../parts/places/own-contact.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { AgainQuestion } from './AgainQuestion.tsx'
import { draftFrom } from './earlier.ts'
import { readDraft } from './read-draft.ts'
import type { Draft } from './shipment-form.ts'
import { useEarlier } from './use-earlier.ts'
import { offeredBy, Wizard } from './Wizard.tsx'
import { WizardPage, WizardWaiting } from './WizardWaiting.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { again, brought } = useBrought()
  const masterData = useMasterData()
  const shipmentData = useAnswer(readShipmentData)
  const stored = useStoredDraft('shipment')
  const own = useOwnContact()
  const earlier = useEarlier(again)
  const isGone = useLoginWhenGone([masterData, shipmentData])
  const asked = [masterData, shipmentData, stored]
  const hasAll = own.isSettled && earlier.isSettled && asked.every(({ data }) => data !== undefined)
  // Drawn in pieces, between which the browser answers whoever touches the page: a whole wizard stops a phone for half a second.
  const isReady = useDeferredValue(hasAll)
  const failed = asked.find(({ isError, data }) => isError && !data)
  return (
    <WizardPage>
      {failed && !isGone && <LoadFailed onRetry={() => void failed.refetch()} />}
      {isReady && masterData.data && shipmentData.data && stored.data ? (
        <Begun
          masterData={masterData.data}
          shipmentData={shipmentData.data}
          stored={stored.data}
          own={own.contact}
          people={own.people}
          brought={brought}
          earlier={earlier.found}
        />
      ) : (
        !failed && <WizardWaiting />
      )}
    </WizardPage>
  )
}

/** What came along with the address: a shipment to send again, or choices made on another page. */
function useBrought() {
  const [choices, setChoices] = useSearchParams()
  const [brought] = useState(choices)
  // Left in the address they would undo later changes at every reload.
  useEffect(() => {
    if (choices.size > 0) setChoices({}, { replace: true })
  }, [choices, setChoices])
  return { again: brought.get('again'), brought }
}

/** What was begun and not finished is replaced by an earlier shipment only if they say so; the same one, untouched, is no other. */
function Begun({ earlier, ...begun }: ComponentProps<typeof Wizard>) {
  const { t } = useWords()
  const { draft } = begun.stored
  const [isWanted, setIsWanted] = useState(() => {
    const isSameAgain =
      draft && earlier && isUntouched(readDraft(draft), draftFrom(earlier, offeredBy(begun)))
    return !draft || isSameAgain ? true : undefined
  })
  if (earlier && isWanted === undefined)
    return <AgainQuestion onAgain={() => setIsWanted(true)} onKeep={() => setIsWanted(false)} />
  const chosen = isWanted ? earlier : undefined
  return (
    <>
      {chosen && <p className="text-muted max-w-prose">{t('shipment.again.filled')}</p>}
      <Wizard {...begun} earlier={chosen} />
    </>
  )
}

/** Its first free day was chosen as the page was drawn. */
function isUntouched(draft: Draft, begun: Draft) {
  const { visit_day, time_slot_id } = begun.sender
  return isSame({ ...draft, sender: { ...draft.sender, visit_day, time_slot_id } }, begun)
}
