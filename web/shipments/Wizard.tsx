import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint.ts'
import type { MasterData } from '#contract/master-data.ts'
import { createQuote } from '#contract/quotes.ts'
import type { Party, readShipmentData } from '#contract/shipments.ts'
import { Stepper } from '../ui/Stepper.tsx'
import { useAnswer } from '../use-call.ts'
import { PackageStep } from './PackageStep.tsx'
import { PartyStep } from './PartyStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { PriceStep } from './PriceStep.tsx'
import { ServiceStep } from './ServiceStep.tsx'
import { quoteOf, type Draft } from './shipment-form.ts'
import type { PartyValues } from './party-schema.ts'
import { useDraft } from './use-draft.ts'
import type { Step } from './StepBar.tsx'

const steps = ['sender', 'receiver', 'package', 'service', 'price', 'payment'] as const

interface Props {
  masterData: MasterData
  shipmentData: Data<typeof readShipmentData>
  initial: Draft
  /** False when choices came along that the server does not know yet. */
  isKept: boolean
}

export function Wizard({ masterData, shipmentData, initial, isKept }: Props) {
  const { t } = useTranslation()
  const { draft, keep, isSaved } = useDraft(initial, isKept)
  const request = quoteOf(draft)
  const { data: quote } = useAnswer(createQuote, request ? { body: request } : {}, request !== undefined)
  const total = draft.mode === '' ? undefined : quote?.[draft.mode].total
  const go = (step: number) => {
    keep({ step })
    window.scrollTo({ top: 0 })
  }
  const { step } = draft
  const bar = { total, isSaved, onBack: step > 0 ? () => go(step - 1) : undefined }
  const shared = { draft, keep, bar, onNext: () => go(step + 1) }
  return (
    <>
      <Stepper steps={steps.map((name) => t(`shipment.steps.${name}`))} current={step} />
      {step < 2 && <Parties {...shared} shipmentData={shipmentData} />}
      {step === 2 && <PackageStep {...shared} boxes={masterData.box} />}
      {step === 3 && <ServiceStep {...shared} quote={quote} />}
      {step === 4 && (
        <PriceStep
          {...shared}
          boxes={masterData.box}
          offer={draft.mode === '' ? undefined : quote?.[draft.mode]}
        />
      )}
      {step === 5 && <PaymentStep {...shared} masterData={masterData} total={total} />}
    </>
  )
}

interface PartiesProps extends Step {
  shipmentData: Data<typeof readShipmentData>
}

function Parties({ draft, keep, bar, onNext, shipmentData }: PartiesProps) {
  const keepSender = useCallback((sender: PartyValues) => keep({ sender }), [keep])
  const keepReceiver = useCallback((receiver: PartyValues) => keep({ receiver }), [keep])
  const party = draft.step === 0 ? 'sender' : 'receiver'
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

/** Asked for where the office has not lifted the duty; before the lane is known, it is. */
function needsPassport(
  { passport_duty }: Data<typeof readShipmentData>,
  { sender, receiver }: Draft,
  party: Party,
) {
  const isDomestic = sender.country_id === receiver.country_id
  const lane = isDomestic ? `domestic_${sender.country_id}` : `${sender.country_id}-${receiver.country_id}`
  return passport_duty.some((duty) => duty.lane === lane && duty.party === party && duty.is_required)
}
