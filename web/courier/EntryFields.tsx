import { failureReasonsOf } from '#contract/parcels/step-reasons.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { company } from '#contract/site/company.ts'
import {
  isFetching,
  needsMeasures,
  needsPicture,
  needsReason,
  needsReceiver,
  type EventCode,
} from '#contract/parcels/parcel-steps.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { ChoiceCard } from '../ui/Card.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { TextField } from '../ui/Field.tsx'
import { DeliveryProof } from './DeliveryProof.tsx'
import { EvidencePicture } from './EvidencePicture.tsx'
import { MeasureFields } from './MeasureFields.tsx'
import type { EntryField, StepEntry } from './parcel.ts'
import { WeighedPrice } from './WeighedPrice.tsx'
import { useWords } from '../platform/words.ts'

interface Props {
  parcel: CarriedParcel
  entry: StepEntry
  change: (part: Partial<StepEntry>) => void
  errorOf: (name: EntryField) => string | undefined
}

/** What a step asks for, and nothing else. */
export function EntryFields({ parcel, entry, change, errorOf }: Props) {
  const { t } = useWords()
  const { code } = entry
  const isWeighing = needsMeasures(code)
  return (
    <>
      {needsReason(code) && (
        <Reasons
          code={code}
          value={entry.reason}
          onPick={(reason) => change({ reason })}
          error={errorOf('reason')}
        />
      )}
      {needsReceiver(code) && <Delivery parcel={parcel} entry={entry} change={change} errorOf={errorOf} />}
      {isWeighing && <Scale parcel={parcel} entry={entry} change={change} errorOf={errorOf} />}
      {!needsReceiver(code) && (needsPicture(code) || isWeighing) && (
        <EvidencePicture
          {...(isWeighing ? { label: t('weighing.scale_picture') } : {})}
          picture={entry.picture}
          onPick={(picture) => change({ picture })}
          error={errorOf('picture')}
        />
      )}
    </>
  )
}

/** What it weighs, and what that costs. */
function Scale({ parcel: { box_label, weight, tracking_number }, entry, change, errorOf }: Props) {
  return (
    <>
      <MeasureFields
        value={entry.measures}
        onChange={(measures) => change({ measures })}
        errorOf={errorOf}
        box_label={box_label}
        declared_kg={weight}
      />
      <WeighedPrice number={tracking_number} measures={entry.measures} hasOwnSides={box_label === null} />
    </>
  )
}

/** Who took it, by which code where one is asked for, and what shows it. */
function Delivery({ parcel, entry, change, errorOf }: Props) {
  const { t } = useWords()
  return (
    <>
      {parcel.is_collected && !parcel.needs_door_code && parcel.receiver && (
        <Alert>{t('courier.step.check_id', { name: parcel.receiver.name })}</Alert>
      )}
      <WhoTookIt parcel={parcel} entry={entry} change={change} errorOf={errorOf} />
      {parcel.needs_door_code && <DoorCode entry={entry} change={change} errorOf={errorOf} />}
      <DeliveryProof
        picture={entry.picture}
        isSigned={entry.is_signed}
        onPick={(picture, is_signed) => change({ picture, is_signed })}
        error={errorOf('picture')}
      />
    </>
  )
}

/** The code of the receiver, and whom to call without one. */
function DoorCode({ entry, change, errorOf }: Omit<Props, 'parcel'>) {
  const { t } = useWords()
  return (
    <>
      <CodeField
        label={t('door.ask')}
        hint={t('door.ask_hint')}
        name="door_code"
        autoComplete="off"
        value={entry.door_code}
        onChange={({ target }) => change({ door_code: target.value })}
        error={errorOf('door_code')}
      />
      <details className="-mt-2">
        <summary data-act="" className="flex min-h-11 cursor-pointer items-center underline">
          {t('door.no_code')}
        </summary>
        <p className="pb-2">{t('door.no_code_text')}</p>
        <a
          href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {t('door.call_office')} {company.phone}
        </a>
      </details>
    </>
  )
}

/** Mostly the receiver, who is taken with one press and can be put right. */
function WhoTookIt({ parcel: { receiver }, entry, change, errorOf }: Props) {
  const { t } = useWords()
  return (
    <>
      <TextField
        label={t('courier.step.received_by')}
        name="received_by"
        autoComplete="off"
        maxLength={120}
        value={entry.received_by}
        onChange={({ target }) => change({ received_by: target.value })}
        error={errorOf('received_by')}
      />
      {receiver && entry.received_by === '' && (
        <Button
          kind="secondary"
          className="-mt-2 justify-self-start"
          onClick={() => change({ received_by: receiver.name })}
        >
          {t('courier.step.receiver', { name: receiver.name })}
        </Button>
      )}
    </>
  )
}

interface ReasonsProps {
  code: EventCode
  value: string
  onPick: (reason: string) => void
  error: string | undefined
}

function Reasons({ code, value, onPick, error }: ReasonsProps) {
  const { t } = useWords()
  return (
    <ChoiceGroup label={t('courier.step.reason')} error={error} isAlone>
      {failureReasonsOf(code).map((reason) => (
        <ChoiceCard
          key={reason}
          name="reason"
          value={reason}
          checked={reason === value}
          onChange={() => onPick(reason)}
        >
          {t(
            `work.visit_failed.${reason === 'receiver_asked_later' && isFetching(code) ? 'sender_asked_later' : reason}`,
          )}
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}
