import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/platform/endpoint.ts'
import type { MasterData } from '#contract/site/master-data.ts'
import { createQuote } from '#contract/prices/quotes.ts'
import type { StoredDraft } from '#contract/orders/drafts.ts'
import type { readShipmentData } from '#contract/orders/shipments.ts'
import { useDraft } from '../../parts/draft/use-draft.ts'
import { Stepper } from '../../ui/Stepper.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { useStepHeading, useSteps } from '../../ui/use-steps.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { PackageStep } from './PackageStep.tsx'
import { PartyStep } from './PartyStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { PriceStep } from './PriceStep.tsx'
import { lastStep, needsPassport, steps } from './reachable.ts'
import { ServiceStep } from './ServiceStep.tsx'
import { readDraft, withChoices } from './read-draft.ts'
import { emptyDraft, quoteOf, type Draft } from './shipment-form.ts'
import type { PartyValues } from './party-schema.ts'
import type { Step } from './StepBar.tsx'

interface Props {
  masterData: MasterData
  shipmentData: Data<typeof readShipmentData>
  stored: StoredDraft
  /** Choices made on another page. */
  brought: URLSearchParams
}

const kind = { type: 'shipment', empty: emptyDraft, complete: readDraft } as const

export function Wizard({ masterData, shipmentData, stored, brought }: Props) {
  const { t } = useTranslation()
  const { draft, keep, saving, generation, choose, ending } = useDraft(kind, stored, (draft) =>
    withChoices(draft, brought),
  )
  const { step, next, back } = useWizardSteps(draft, keep, shipmentData, masterData)
  const heading = useStepHeading(step)
  const quote = useQuote(draft, masterData)
  const offer = draft.mode === '' ? undefined : quote.data?.[draft.mode]
  const bar = { total: offer?.total, saving, choose, onBack: step > 0 ? back : undefined }
  const shared = { draft, keep, bar, onNext: next }
  return (
    <>
      <Stepper steps={steps.map((name) => t(`shipment.steps.${name}`))} current={step} />
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t(`shipment.steps.${steps[step] ?? 'sender'}`)}
      </h2>
      <div key={generation}>
        {step < 2 && <Parties {...shared} step={step} shipmentData={shipmentData} />}
        {step === 2 && (
          <PackageStep {...shared} boxes={masterData.box} least={quote.data?.air.cover.insurance.min} />
        )}
        {step === 3 && <ServiceStep {...shared} quote={quote} />}
        {step === 4 && <PriceStep {...shared} boxes={masterData.box} offer={offer} quote={quote} />}
        {step === 5 && (
          <PaymentStep {...shared} masterData={masterData} offer={offer} quote={quote} ending={ending} />
        )}
      </div>
    </>
  )
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
  const now = quoteOf(draft, box)
  const text = JSON.stringify(now ?? null)
  const request = useSettled(text) === text ? now : undefined
  const { data, isError, refetch } = useAnswer(
    createQuote,
    request ? { body: request } : {},
    request !== undefined,
  )
  return { data, isError, retry: () => void refetch() }
}

interface PartiesProps extends Step {
  step: number
  shipmentData: Data<typeof readShipmentData>
}

function Parties({ draft, step, keep, bar, onNext, shipmentData }: PartiesProps) {
  const keepSender = useCallback((sender: PartyValues) => keep({ sender }), [keep])
  const keepReceiver = useCallback((receiver: PartyValues) => keep({ receiver }), [keep])
  const party = step === 0 ? 'sender' : 'receiver'
  return (
    <PartyStep
      key={party}
      party={party}
      initial={draft[party]}
      keep={party === 'sender' ? keepSender : keepReceiver}
      needsPassport={needsPassport(shipmentData, draft, party)}
      dropPoints={shipmentData.drop_point}
      earliest={party === 'receiver' ? draft.sender.visit_day : ''}
      bar={bar}
      onNext={onNext}
    />
  )
}
