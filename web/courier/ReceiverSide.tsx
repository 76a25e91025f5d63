import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HandOver } from '#contract/courier/hand-overs.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CodeInput } from './CodeInput.tsx'
import { findCode } from './codes.ts'
import { ScanButton } from './ScanButton.tsx'

interface Props {
  hand_over: HandOver
  isDisabled: boolean
  isPending: boolean
  onCount: (numbers: string[]) => void
}

/** Parcel by parcel, or the whole list; then the count is confirmed. */
export function ReceiverSide({ hand_over, isDisabled, isPending, onCount }: Props) {
  const { t } = useTranslation()
  const { giver_name, parcels } = hand_over
  const numbersOf = (side: 'is_given' | 'is_taken') =>
    parcels.filter((parcel) => parcel[side]).map(({ tracking_number }) => tracking_number)
  const [takenNumbers, setTakenNumbers] = useState<readonly string[]>(() => numbersOf('is_taken'))
  const given = numbersOf('is_given')
  const add = (number: string) =>
    setTakenNumbers((known) => (known.includes(number) ? known : [...known, number]))
  return (
    <Card className="grid gap-4">
      <p>{t('hand_over.from', { name: giver_name, count: given.length })}</p>
      <ScanButton wants="parcel" kind="primary" onCode={add} />
      <TypeNumber onNumber={add} />
      <Button kind="secondary" onClick={() => setTakenNumbers(given)}>
        {t('hand_over.take_list')}
      </Button>
      <p className="figures font-semibold" role="status">
        {t('hand_over.taken', { count: takenNumbers.length })}
      </p>
      <Taken
        numbers={takenNumbers}
        onRemove={(number) => setTakenNumbers(takenNumbers.filter((one) => one !== number))}
      />
      <Button
        className="min-h-14"
        disabled={isDisabled || takenNumbers.length === 0}
        pending={isPending}
        onClick={() => onCount([...takenNumbers])}
      >
        {t('hand_over.confirm', { count: takenNumbers.length })}
      </Button>
    </Card>
  )
}

function TypeNumber({ onNumber }: { onNumber: (number: string) => void }) {
  const { t } = useTranslation()
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
        onNumber(found.code)
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

function Taken({ numbers, onRemove }: { numbers: readonly string[]; onRemove: (number: string) => void }) {
  const { t } = useTranslation()
  return (
    <ul className="divide-line grid divide-y empty:hidden">
      {numbers.map((number) => (
        <li key={number} className="figures flex min-h-12 items-center justify-between gap-3">
          {inGroups(number)}
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
