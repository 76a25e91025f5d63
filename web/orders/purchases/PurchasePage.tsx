import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { StoredDraft } from '#contract/orders/drafts.ts'
import type { MasterData } from '#contract/site/master-data.ts'
import { useDraft, useStoredDraft, type DraftEnding } from '../../parts/draft/use-draft.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useLoginWhenGone } from '../../ui/use-login-when-gone.ts'
import { useMasterData } from '../../parts/payment/use-master-data.ts'
import { useOwnContact, type OwnContactValues } from '../../parts/places/own-contact.ts'
import { StepHead } from '../../ui/StepHead.tsx'
import { useSteps } from '../../ui/use-steps.ts'
import { emptyDraft, readDraft, withSize, type Draft } from './draft.ts'
import { BoxTicket } from './BoxTicket.tsx'
import { earlierDraft, forgetEarlierDraft } from './earlier-draft.ts'
import type { BesideTicket } from './FootBar.tsx'
import { NotSold } from './NotSold.tsx'
import { OverviewStep } from './OverviewStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { boxOf, isFilled, type ReceiverEntry } from './purchase-form.ts'
import { ReceiverStep } from './ReceiverStep.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const masterData = useMasterData()
  const stored = useStoredDraft('box_purchase')
  const own = useOwnContact()
  const isGone = useLoginWhenGone([masterData])
  // In pieces, as the wizard of shipments.
  const isReady = useDeferredValue(
    masterData.data !== undefined && stored.data !== undefined && own.isSettled,
  )
  const failed = [masterData, stored].find(({ isError, data }) => isError && !data)
  return (
    <div className="wrap grid max-w-3xl gap-6 py-6 md:py-10 lg:max-w-6xl">
      <h1 className="text-lg max-sm:sr-only">{t('purchase.heading')}</h1>
      {isReady && masterData.data && stored.data && (
        <Wizard masterData={masterData.data} stored={stored.data} own={own.contact} />
      )}
      {failed && !isGone && <LoadFailed onRetry={() => void failed.refetch()} />}
      {!failed && !(isReady && masterData.data && stored.data) && <Skeleton className="h-96 w-full" />}
    </div>
  )
}

/** The label of a size that came along in the address; one that is not sold any more says nothing. */
function useAskedSize({ box }: MasterData) {
  const [query, setQuery] = useSearchParams()
  const { state }: { state: unknown } = useLocation()
  const asked = query.get('size')
  useEffect(() => {
    // Left in the address it would undo the next choice at every reload. The wizard writes its step into this entry
    // of the history first; removed before that, the size would come back with it.
    if (asked !== null && state !== null) setQuery({}, { replace: true, state })
  }, [asked, state, setQuery])
  return box.find(({ label }) => label === asked)?.id
}

/** What the account knows stands there already. */
function kindFor(own: OwnContactValues | undefined) {
  const empty = { ...emptyDraft, receiver_detail: { ...emptyDraft.receiver_detail, ...own } }
  return { type: 'box_purchase', empty, complete: readDraft } as const
}

interface WizardProps {
  masterData: MasterData
  stored: StoredDraft
  own: OwnContactValues | undefined
}

function Wizard({ masterData, stored, own }: WizardProps) {
  const { t } = useWords()
  const size = useAskedSize(masterData)
  const { draft, keep, saving, generation, choose, ending } = useDraft(kindFor(own), stored, (draft) => {
    const earlier = earlierDraft()
    return withSize(stored.version === 0 && earlier ? readDraft(earlier) : draft, size)
  })
  // Not while it is drawn: what draws may begin again. It goes once the server has it, or where nobody needs it.
  const isTaken = saving === 'saved' || stored.version > 0
  useEffect(() => {
    if (isTaken || !earlierDraft()) forgetEarlierDraft()
  }, [isTaken])
  const keepStep = useCallback((step: number) => keep({ step }), [keep])
  // A box that is gone meanwhile is chosen again, and what is missing is asked for first.
  const isReady = boxOf(masterData, draft.receiver_detail) && isFilled(draft.receiver_detail)
  const steps = useSteps({ step: draft.step, last: isReady ? 2 : 0, keep: keepStep })
  const names = [t('purchase.steps.receiver'), t('purchase.steps.overview'), t('purchase.steps.payment')]
  const [ticket, setTicket] = useState<Element | null>(null)
  const shared = { masterData, draft, keep, state: { saving, choose, ticket }, ending }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-14">
      <StepHead names={names} step={steps.step} onBack={steps.back} />
      <div className="min-w-0">
        <CurrentStep key={generation} {...shared} step={steps.step} next={steps.next} back={steps.back} />
      </div>
      <BoxTicket
        box={boxOf(masterData, draft.receiver_detail)}
        boxes={masterData.box}
        quantity={draft.receiver_detail.quantity}
        foot={setTicket}
      />
    </div>
  )
}

interface StepProps {
  masterData: MasterData
  draft: Draft
  keep: (change: Partial<Draft>) => void
  state: BesideTicket
  ending: DraftEnding
  step: number
  next: () => void
  back: () => void
}

function CurrentStep({ masterData, draft, keep, state, ending, step, next, back }: StepProps) {
  const { receiver_detail: detail, payment_detail } = draft
  const keepReceiver = useCallback((receiver_detail: ReceiverEntry) => keep({ receiver_detail }), [keep])
  const box = boxOf(masterData, detail)
  if (step === 0 || !box || !isFilled(detail))
    return (
      <ReceiverStep
        masterData={masterData}
        initial={detail}
        keep={keepReceiver}
        state={state}
        onNext={next}
      />
    )
  const shared = { masterData, detail, box, state }
  return (
    <div className="grid gap-4">
      <NotSold masterData={masterData} country_id={detail.country_id} />
      {step === 1 && <OverviewStep {...shared} onNext={next} onChange={back} />}
      {step === 2 && (
        <PaymentStep
          {...shared}
          picked={payment_detail}
          keep={(picked) => keep({ payment_detail: picked })}
          ending={ending}
        />
      )}
    </div>
  )
}
