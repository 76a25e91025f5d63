import { useState, type FormEvent } from 'react'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { needsMeasures, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { WeighedPrice } from '#contract/parcels/weighings.ts'
import { useText } from '../platform/text.ts'
import { goToField } from '../ui/field-on-page.ts'
import { typedMeasures } from './measures.ts'
import { isBeforeItsDay, missingIn, type EntryField, type StepEntry } from './parcel.ts'
import type { WaitingScan } from './queue.ts'
import { useScan } from './use-scan.ts'
import { priceSoon } from './weighed-price.ts'
import { useWords } from '../platform/words.ts'

interface Props {
  code: EventCode
  parcel: CarriedParcel
  /** What the server would not take of this step or of another. */
  mends?: WaitingScan | undefined
  onDone: () => void
}

/** What is typed for a step, and what becomes of it. */
export function useEntry({ code, parcel, mends, onDone }: Props) {
  const text = useText()
  const { scan } = useScan(parcel.tracking_number)
  const [entry, setEntry] = useState(() => beginning(code, mends))
  const [isTried, setIsTried] = useState(false)
  const [isKeeping, setIsKeeping] = useState(false)
  const [asked, setAsked] = useState<WeighedPrice>()
  const missing: Partial<Record<EntryField, string | undefined>> = missingIn(entry, parcel)
  const wrong = useWrongCode(mends, entry.door_code)
  async function save(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    const first = toMend(missing) ?? (wrong && 'door_code')
    // The field as the sentence beside it is drawn, not under the bar.
    if (first) requestAnimationFrame(() => goToField(first))
    if (first || isKeeping) return
    setIsKeeping(true)
    const price = needsMeasures(code) ? await priceSoon(parcel.tracking_number, entry.measures) : undefined
    if (price?.is_heavier) setAsked(price)
    else await keep()
    setIsKeeping(false)
  }
  async function keep() {
    setAsked(undefined)
    setIsKeeping(true)
    const outcome = await scan({ ...entry, is_meant: isBeforeItsDay(code, parcel) }, mends)
    setIsKeeping(false)
    // A refused one is shown beside this very form, which the refusal opens again.
    if (outcome !== 'not_kept') onDone()
  }
  return {
    entry,
    isKeeping,
    save,
    /** Its sender is to pay more, which is asked about once before it is kept. */
    asked,
    keep: () => void keep(),
    leave: () => setAsked(undefined),
    change: (part: Partial<StepEntry>) => setEntry((known) => ({ ...known, ...part })),
    errorOf: (name: EntryField) =>
      isTried && missing[name] ? text(missing[name]) : name === 'door_code' ? wrong : undefined,
  }
}

function toMend(missing: Partial<Record<EntryField, string | undefined>>) {
  return Object.entries(missing).find(([, key]) => key !== undefined)?.[0]
}

function beginning(code: EventCode, mends: WaitingScan | undefined): StepEntry {
  return {
    code,
    reason: mends?.reason ?? '',
    received_by: mends?.received_by ?? '',
    picture: mends?.picture ?? undefined,
    is_signed: mends?.is_signed ?? false,
    is_meant: mends?.is_meant ?? false,
    measures: typedMeasures(mends?.measured),
    door_code: mends?.door_code ?? '',
  }
}

/** What is said beside the code that opened nothing, until another one is typed. */
function useWrongCode(mends: WaitingScan | undefined, door_code: string) {
  const { t } = useWords()
  if (!mends || !isWrongCode(mends) || mends.door_code !== door_code) return undefined
  const { tries_left } = mends.refusal?.details ?? {}
  const wrong = t('door.wrong', { code: door_code })
  return typeof tries_left === 'number' ? `${wrong} ${t('door.tries_left', { count: tries_left })}` : wrong
}

export function isWrongCode({ refusal: refused }: WaitingScan) {
  return refused?.code_message === 'door_code_wrong'
}
