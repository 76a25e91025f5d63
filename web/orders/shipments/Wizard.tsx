import { useCallback, useState, type ComponentProps, type ReactNode, type Ref } from 'react'
import type { Data } from '#contract/platform/endpoint.ts'
import type { MasterData } from '#contract/site/master-data.ts'
import { createQuote } from '#contract/prices/quotes.ts'
import type { KnownPerson } from '#contract/orders/known-people.ts'
import type { StoredDraft } from '#contract/orders/drafts.ts'
import type { readShipmentData } from '#contract/orders/shipments.ts'
import { useDraft } from '../../parts/draft/use-draft.ts'
import type { OwnContactValues } from '../../parts/places/own-contact.ts'
import { StepHead } from '../../ui/StepHead.tsx'
import { useLastKnown } from '../../ui/use-last-known.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { useSteps } from '../../ui/use-steps.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { draftFrom, type Earlier } from './earlier.ts'
import { DutyOnTop } from './DutyLine.tsx'
import { OrderTicket } from './OrderTicket.tsx'
import { PackageStep } from './PackageStep.tsx'
import type { ServiceCosts } from './ServiceFields.tsx'
import { PartyStep } from './PartyStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { PriceStep } from './PriceStep.tsx'
import { QuoteQuestion } from './QuoteQuestion.tsx'
import { lastStep, needsPassport, steps } from './reachable.ts'
import { ServiceStep } from './ServiceStep.tsx'
import { readDraft, withChoices, withPlace } from './read-draft.ts'
import { emptyDraft, estimateOf, quoteOf, type Draft, unaskedIn } from './shipment-form.ts'
import type { PartyValues } from './party-schema.ts'
import type { Step } from './StepBar.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  masterData: MasterData
  shipmentData: Data<typeof readShipmentData>
  stored: StoredDraft
  /** What the account knows of the sender. */
  own: OwnContactValues | undefined
  people: readonly KnownPerson[]
  /** Choices made on another page. */
  brought: URLSearchParams
  /** To be sent once more. */
  earlier: Earlier | undefined
}

/** What an earlier shipment may have chosen among. */
export function offeredBy({ masterData, shipmentData }: Pick<Props, 'masterData' | 'shipmentData'>) {
  return { boxes: masterData.box, dropPoints: shipmentData.drop_point }
}

/** What the account knows stands there already, and where to it sent last: only how heavy is left to say for a price. */
function kindFor(own: OwnContactValues | undefined, people: readonly KnownPerson[]) {
  const last = people.find(({ party }) => party === 'receiver')
  const receiver = withPlace(emptyDraft.receiver, last?.country_id, last?.region_id ?? null)
  const empty = { ...emptyDraft, sender: { ...emptyDraft.sender, ...own }, receiver }
  return { type: 'shipment', empty, complete: readDraft } as const
}

export function Wizard({ masterData, shipmentData, stored, own, people, brought, earlier }: Props) {
  const { t } = useWords()
  const kind = kindFor(own, people)
  const { draft, keep, saving, generation, choose, ending } = useDraft(kind, stored, (draft) =>
    earlier ? draftFrom(earlier, offeredBy({ masterData, shipmentData })) : withChoices(draft, brought),
  )
  const { step, goTo, next, back } = useWizardSteps(draft, keep, shipmentData, masterData)
  const quote = useQuote(draft, masterData)
  const { offer, estimate, isEstimate, isOld } = quote
  const [ticket, setTicket] = useState<Element | null>(null)
  const [foot, setFoot] = useState<Element | null>(null)
  const { missing, onUnasked } = useMissing(draft)
  const boxes = masterData.box
  const known = { draft, boxes, offer: estimate, isEstimate, isOld }
  const bar = { ...barOf(known), isEstimate, isOld, ticket, foot, saving, choose }
  const shared = { draft, keep, bar, onNext: next }
  const { chosen, keepSender } = useChosenSender(keep)
  return (
    <Frame foot={setFoot} isFirst={step === 0}>
      {step === 0 && (
        <QuoteQuestion
          key={`quote ${generation}`}
          {...{ draft, keep, keepSender, boxes, missing }}
          estimate={{ ...quote, data: quote.shown }}
        />
      )}
      <StepHead names={steps.map((name) => t(`shipment.steps.${name}`))} step={step} onBack={back} />
      <div key={`${generation} ${chosen}`} className="min-w-0">
        {step < 2 && (
          <Parties {...shared} {...{ step, people, shipmentData, onUnasked }} costs={estimate?.services} />
        )}
        {step === 2 && <PackageStep {...shared} boxes={boxes} offer={estimate} />}
        {step === 3 && <ServiceStep {...shared} quote={quote} />}
        {step === 4 && <PriceStep {...shared} boxes={boxes} offer={offer} quote={quote} />}
        {step === 5 && <PaymentStep {...shared} {...{ masterData, offer, quote, ending, goTo }} />}
      </div>
      <OrderTicket {...known} isBesideLines={step === 4} foot={setTicket} />
    </Frame>
  )
}

interface FrameProps {
  foot: Ref<HTMLDivElement>
  /** Begins with the question about the price. */
  isFirst: boolean
  children: ReactNode
}

/** The foot is not in the form of a step, which may begin below the screen: price and Next stay in sight above it. */
function Frame({ foot, isFirst, children }: FrameProps) {
  // The question about the price would push the ticket, and with it the way on, below the screen of a desk.
  const beside = isFirst
    ? 'lg:*:col-span-1 lg:[&>aside]:col-start-2 lg:[&>aside]:row-span-3 lg:[&>aside]:row-start-1'
    : ''
  return (
    <div>
      <div className={`grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-14 ${beside}`}>{children}</div>
      <div ref={foot} className="contents *:mt-5" />
    </div>
  )
}

function barOf(known: ComponentProps<typeof DutyOnTop>) {
  const { draft, offer } = known
  const { weight } = draft.package
  const isComing = weight !== undefined && draft.sender.region_id !== '' && draft.receiver.region_id !== ''
  const parcel =
    offer && weight !== undefined
      ? { mode: offer.mode, weight, charged: offer.weight.chargeable_kg }
      : undefined
  return { parcel, isComing, total: offer?.total, duty: <DutyOnTop {...known} /> }
}

const nothing: readonly [] = []

/** What was left out above the steps is told once somebody wanted to go on without it. */
function useMissing(draft: Draft) {
  const [isAskedFor, setAskedFor] = useState(false)
  return {
    missing: isAskedFor ? unaskedIn(draft) : nothing,
    onUnasked: () => setAskedFor(true),
  }
}

/** The form of the sender begins again with a place that was chosen above it. */
function useChosenSender(keep: Step['keep']) {
  const [chosen, setChosen] = useState(0)
  const keepSender = (sender: PartyValues) => {
    keep({ sender })
    setChosen((count) => count + 1)
  }
  return { chosen, keepSender }
}

function useWizardSteps(
  draft: Draft,
  keep: Step['keep'],
  shipmentData: Props['shipmentData'],
  { box }: MasterData,
) {
  const keepStep = useCallback((step: number) => keep({ step }), [keep])
  return useSteps({ step: draft.step, last: lastStep(draft, shipmentData, box), keep: keepStep })
}

function useQuote(draft: Draft, { box }: MasterData) {
  const exact = quoteOf(draft, box)
  const now = exact ?? estimateOf(draft, box)
  const text = JSON.stringify(now ?? null)
  const request = useSettled(text) === text ? now : undefined
  const { data, isError, refetch } = useAnswer(
    createQuote,
    request ? { body: request } : {},
    request !== undefined,
  )
  const before = useLastKnown(data)
  // While a changed question is on its way, its last answer stands in, and is seen to be old.
  const isOld = now !== undefined && data === undefined && before !== undefined && !isError
  const shown = isOld ? before : data
  const estimate = shown?.[draft.mode || shown.cheapest]
  return {
    data: exact && data,
    offer: exact && draft.mode !== '' ? data?.[draft.mode] : undefined,
    shown,
    estimate,
    isExact: exact !== undefined,
    isEstimate: estimate !== undefined && (!exact || draft.mode === ''),
    isOld,
    isError,
    retry: () => void refetch(),
  }
}

interface PartiesProps extends Step {
  step: number
  people: readonly KnownPerson[]
  shipmentData: Data<typeof readShipmentData>
  costs: ServiceCosts | undefined
  onUnasked: () => void
}

function Parties({ draft, step, people, keep, bar, onNext, shipmentData, costs, onUnasked }: PartiesProps) {
  const keepSender = useCallback((sender: PartyValues) => keep({ sender }), [keep])
  const keepReceiver = useCallback((receiver: PartyValues) => keep({ receiver }), [keep])
  const party = step === 0 ? 'sender' : 'receiver'
  // Choosing one asks for a new price, and meanwhile their own stay where they are.
  const known = useLastKnown(costs)
  return (
    <PartyStep
      key={party}
      party={party}
      people={people}
      initial={draft[party]}
      keep={party === 'sender' ? keepSender : keepReceiver}
      needsPassport={needsPassport(shipmentData, draft, party)}
      dropPoints={shipmentData.drop_point}
      costs={known}
      unasked={step === 0 ? unaskedIn(draft)[0] : undefined}
      onUnasked={onUnasked}
      bar={bar}
      onNext={onNext}
    />
  )
}
