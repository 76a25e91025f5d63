import { useState, type FormEvent } from 'react'
import { z } from 'zod'
import { newClaim, fileClaim, readClaimable, type Claimable } from '#contract/money/claims.ts'
import { needsPicture, type ClaimKind } from '#contract/money/claim-rules.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useText } from '../../platform/text.ts'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { readMoney } from '../../ui/numbers.ts'
import { errorsIn, valueOf, type Errors } from './entry.ts'
import { useWords } from '../../platform/words.ts'

interface Entry {
  kind: ClaimKind | undefined
  /** How many of each thing, by its position in the order. */
  quantities: Record<number, number>
  /** As typed; until then it is what the things cost. */
  wanted: string | undefined
  description: string
  picture_ids: string[]
  consent: boolean
}

const empty: Entry = {
  kind: undefined,
  quantities: {},
  wanted: undefined,
  description: '',
  picture_ids: [],
  consent: false,
}

/** The entries, what is wrong with them, and how they are sent to the office. */
export function useClaimEntry(parcel: Claimable) {
  const { t } = useWords()
  const text = useText()
  const [entry, setEntry] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const file = useCall(fileClaim, { refreshes: [readClaimable] })
  const keyFor = useKeyFor()
  const items_value = valueOf(entry.quantities, parcel.items)
  const wanted = entry.wanted ?? (items_value > 0 ? items_value.toFixed(2) : '')

  async function send(event: FormEvent) {
    event.preventDefault()
    const read = newClaim.safeParse(bodyOf(entry, parcel.order_id, wanted))
    setErrors(read.success ? {} : { ...errorsIn(read.error.issues), ...pictureMissing(entry) })
    setProblem(undefined)
    if (!read.success || file.isPending) return
    const body = z.encode(newClaim, read.data)
    const answer = await file.mutateAsync({ input: { body }, key: keyFor(body) })
    if (answer && isSuccess(answer)) toast.success(t('claim.sent'))
    else if (answer && 'errors' in answer && answer.errors) setErrors(errorsIn(answer.errors))
    else setProblem(sentence(text, answer))
  }
  return {
    entry,
    wanted,
    asked: readMoney(wanted) ?? 0,
    items_value,
    errors,
    problem,
    isPending: file.isPending,
    change: (part: Partial<Entry>) => setEntry((known) => ({ ...known, ...part })),
    send,
  }
}

export type ClaimEntry = ReturnType<typeof useClaimEntry>

/** As the office takes it; what is missing or wrong is named by the check. */
function bodyOf(entry: Entry, order_id: string, wanted: string) {
  const { kind, description, picture_ids, consent } = entry
  const items = Object.entries(entry.quantities).map(([position, quantity]) => ({
    position: Number(position),
    quantity,
  }))
  return { order_id, kind, items, wanted: readMoney(wanted) ?? Number.NaN, description, picture_ids, consent }
}

/** Named together with the rest, although it hangs on the kind. */
function pictureMissing({ kind, picture_ids }: Entry): Errors {
  return picture_ids.length > 0 || !needsPicture(kind) ? {} : { picture_ids: 'error.picture_missing' }
}
