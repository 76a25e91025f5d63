import X from 'virtual:icon/x'
import { useState } from 'react'
import type { HandOver } from '#contract/courier/hand-overs.ts'
import { isVoidLabel } from '#contract/parcels/label-number.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CodeInput } from './CodeInput.tsx'
import { editionIn, findCode } from './codes.ts'
import { useCount, type CountedParcel } from './kept-count.ts'
import { ScanButton } from './ScanButton.tsx'
import { useWords } from '../platform/words.ts'

interface Props {
  hand_over: HandOver
  isDisabled: boolean
  isPending: boolean
  /** Whether the server has it. */
  onCount: (numbers: string[]) => Promise<boolean>
}

/** Parcel by parcel, or all of what was counted by hand; then the count is confirmed. */
export function ReceiverSide({ hand_over, isDisabled, isPending, onCount }: Props) {
  const { t } = useWords()
  const { id, giver_name, parcels } = hand_over
  const given = numbersOf(parcels, 'is_given')
  const { takenNumbers, takeAll, remove, add, hasVoidLabel } = useTaken(id, parcels)
  const hasAll = given.every((number) => takenNumbers.includes(number))
  return (
    <Card className="grid gap-4">
      <p>{t('hand_over.from', { name: giver_name, count: given.length })}</p>
      <ScanButton wants="parcel" kind={hasAll ? 'secondary' : 'primary'} onCode={add} />
      <TypeNumber onNumber={add} />
      <Button kind="quiet" className="underline" onClick={() => takeAll(given)}>
        {t('hand_over.take_list')}
      </Button>
      <p className="figures font-semibold" role="status">
        {t('hand_over.taken', { count: takenNumbers.length })}
      </p>
      <Taken numbers={takenNumbers} hasVoidLabel={hasVoidLabel} onRemove={remove} />
      <Button
        kind={hasAll ? 'primary' : 'secondary'}
        className="min-h-14"
        disabled={isDisabled || takenNumbers.length === 0}
        pending={isPending}
        onClick={() => void onCount(takenNumbers)}
      >
        {t('hand_over.confirm', { count: takenNumbers.length })}
      </Button>
    </Card>
  )
}

function numbersOf(parcels: HandOver['parcels'], side: 'is_given' | 'is_taken') {
  return parcels.filter((parcel) => parcel[side]).map(({ tracking_number }) => tracking_number)
}

/** What was scanned or typed, and which edition its label named. */
function useTaken(id: string, parcels: HandOver['parcels']) {
  const [count, setCount] = useCount(`taken ${id}`)
  const taken = count ?? numbersOf(parcels, 'is_taken').map((number): CountedParcel => ({ number }))
  const editionOf = (number: string) => taken.find((one) => one.number === number)?.edition
  return {
    takenNumbers: taken.map(({ number }) => number),
    takeAll: (numbers: readonly string[]) =>
      setCount(numbers.map((number) => ({ number, edition: editionOf(number) }))),
    remove: (number: string) => setCount(taken.filter((one) => one.number !== number)),
    add: (number: string, edition: number | undefined) =>
      setCount([
        ...taken.filter((one) => one.number !== number),
        { number, edition: edition ?? editionOf(number) },
      ]),
    hasVoidLabel: (number: string) => {
      const parcel = parcels.find(({ tracking_number }) => tracking_number === number)
      return parcel !== undefined && isVoidLabel(editionOf(number), parcel.label_edition)
    },
  }
}

function TypeNumber({ onNumber }: { onNumber: (number: string, edition: number | undefined) => void }) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const found = findCode(typed)
        setWrong(found?.kind !== 'parcel')
        if (found?.kind !== 'parcel') return
        onNumber(found.code, editionIn(typed))
        setTyped('')
      }}
    >
      <CodeInput
        label={t('hand_over.number')}
        name="number"
        value={typed}
        onType={setTyped}
        error={isWrong ? t('hand_over.not_a_parcel') : undefined}
      />
      <SubmitButton kind="secondary" className="sm:mt-7">
        {t('hand_over.add')}
      </SubmitButton>
    </form>
  )
}

interface TakenProps {
  numbers: readonly string[]
  hasVoidLabel: (number: string) => boolean
  onRemove: (number: string) => void
}

function Taken({ numbers, hasVoidLabel, onRemove }: TakenProps) {
  const { t } = useWords()
  return (
    <ul className="divide-line grid divide-y empty:hidden">
      {numbers.map((number) => (
        <li key={number} className="figures flex min-h-12 items-center justify-between gap-3">
          <span>
            {inGroups(number)}
            {hasVoidLabel(number) && (
              <span className="text-waiting block text-sm">{t('courier.old_label.in_batch')}</span>
            )}
          </span>
          <button
            type="button"
            className="grid size-11 place-items-center"
            aria-label={t('hand_over.remove', { number: inGroups(number) })}
            onClick={() => onRemove(number)}
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
