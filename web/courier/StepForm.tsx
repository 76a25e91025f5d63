import { useEffect, useRef } from 'react'
import type { Failure } from '#contract/platform/envelope.ts'
import type { EventCode } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { useText } from '../platform/text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { goToField } from '../ui/field-on-page.ts'
import { useAppointment } from '../parts/parcel/use-appointment.ts'
import { EntryFields } from './EntryFields.tsx'
import { AskMore } from './AskMore.tsx'
import { isBeforeItsDay } from './parcel.ts'
import type { WaitingScan } from './queue.ts'
import { refusal } from './refusal.ts'
import { useActWords } from './use-act-words.ts'
import { isWrongCode, useEntry } from './use-entry.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  code: EventCode
  parcel: CarriedParcel
  /** What the server would not take: everything typed is then back in the form, and saving replaces it; of another step only what was typed comes along. */
  mends?: WaitingScan | undefined
  onDone: () => void
  onCancel: () => void
}

/** What is said most often is said in full. */
const confirmedByName = [
  'picked_up',
  'dropped_off',
  'reweighed',
  'out_for_delivery',
  'delivery_failed',
  'refused',
  'delivered',
] as const

function useConfirmWord(code: EventCode) {
  const { t } = useWords()
  const named = confirmedByName.find((known) => known === code)
  return t(named ? `courier.step.confirms.${named}` : 'courier.step.confirm')
}

/** One step, with what it asks for. */
export function StepForm(props: Props) {
  const { t } = useWords()
  const { code, parcel, onCancel } = props
  const mends = props.mends?.code === code ? props.mends : undefined
  const confirm = useConfirmWord(code)
  const act = useActWords()
  const { entry, change, errorOf, isKeeping, save, ...asking } = useEntry(props)
  return (
    <Card className="scroll-mt-4">
      <form
        className="flex w-full flex-col gap-4 **:scroll-mb-40"
        noValidate
        onSubmit={(event) => void save(event)}
      >
        <h2
          ref={useTop(mends && isWrongCode(mends) ? 'door_code' : undefined)}
          tabIndex={-1}
          className="text-lg"
        >
          {act(code)}
        </h2>
        {mends?.refusal && <Refused mends={mends} refused={mends.refusal} />}
        <Unusual code={code} parcel={parcel} />
        <EntryFields parcel={parcel} entry={entry} change={change} errorOf={errorOf} />
        <Foot
          confirm={mends ? t('courier.queue.again') : confirm}
          cancel={t(mends ? 'courier.queue.dismiss' : 'ui.cancel')}
          isKeeping={isKeeping}
          onCancel={onCancel}
        />
      </form>
      <AskMore entry={entry} change={change} {...asking} />
    </Card>
  )
}

interface FootProps extends Pick<Props, 'onCancel'> {
  confirm: string
  cancel: string
  isKeeping: boolean
}

/** Under the thumb, however much there is to say. */
function Foot({ confirm, cancel, isKeeping, onCancel }: FootProps) {
  return (
    <div className="border-line bg-surface at-foot sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap gap-3 rounded-b-box border-t px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
      <SubmitButton className="min-h-14 flex-[1_1_9rem]" pending={isKeeping}>
        {confirm}
      </SubmitButton>
      <Button kind="secondary" className="min-h-14" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}

/** On another day than was agreed; or for somebody from another town, who has to come here. */
function Unusual({ code, parcel }: Pick<Props, 'code' | 'parcel'>) {
  const { t } = useWords()
  const appointment = useAppointment()
  const isForBuyer = code === 'ready_for_collection' && orderRules[parcel.type].holds === 'boxes'
  if (isForBuyer && parcel.to.city)
    return <Alert>{t('courier.step.buyer_comes', { city: parcel.to.city })}</Alert>
  if (!isBeforeItsDay(code, parcel)) return null
  return <Alert tone="warning">{t('courier.step.another_day', { time: appointment(parcel) })}</Alert>
}

/** What is wrong with the code stands beside it. */
function Refused({ mends, refused }: { mends: WaitingScan; refused: Failure }) {
  const { t } = useWords()
  const text = useText()
  const isWrong = isWrongCode(mends)
  return (
    <Alert tone="destructive" title={t(isWrong ? 'door.not_handed_over' : 'courier.queue.refused')}>
      {!isWrong && <p>{refusal(text, refused)}</p>}
      <p>{t('courier.queue.all_kept')}</p>
    </Alert>
  )
}

/**
 * What was pressed is gone. What takes its place ends at the foot of the screen, with its button under the thumb and whom it
 * concerns above it; what is higher than the screen begins at its top. The cursor goes where something is wrong.
 */
function useTop(wrong: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wrong) goToField(wrong)
    else heading.current?.focus({ preventScroll: true })
    const form = heading.current?.closest('form')?.parentElement
    const fits = form && form.clientHeight < document.documentElement.clientHeight
    // A frame later, because the shell starts every new page at its top.
    const frame = requestAnimationFrame(() => form?.scrollIntoView({ block: fits ? 'end' : 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [wrong])
  return heading
}
