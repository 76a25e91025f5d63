import { useRef, useState, type Ref } from 'react'
import { Link } from 'react-router'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { useNavigate } from '../platform/navigate.ts'
import { useWords } from '../platform/words.ts'
import { counterWork, isMeant } from './counter.ts'
import { CounterActs, type CounterAct } from './CounterActs.tsx'
import { CounterHead } from './CounterHead.tsx'
import { CounterLists } from './CounterLists.tsx'
import { DayLayout } from './DayLayout.tsx'
import { FindParcel } from './FindParcel.tsx'
import { ScanButton } from './ScanButton.tsx'
import { useToday } from './use-parcels.ts'
import { useTypedAnywhere } from './use-typed-anywhere.ts'

/** The day at a counter: what people come for, who is expected, and what lies here since when. */
export function CounterDay() {
  const day = useToday()
  const [act, setAct] = useState<CounterAct>()
  const [typed, setTyped] = useState('')
  const find = useRef<HTMLDivElement>(null)
  useTypedAnywhere()
  const { doneToday, at, readAt } = day
  const now = readAt ?? at
  const meant = (day.parcels ?? []).filter((parcel) => isMeant(parcel, typed))
  function begin(chosen: CounterAct) {
    setAct(chosen)
    find.current?.querySelector('input')?.focus()
  }
  return (
    <DayLayout
      day={day}
      head={
        <>
          <CounterHead done={doneToday} at={now} />
          <CounterActs onAct={begin} />
          <Find place={find} act={act} meant={meant} onType={setTyped} />
        </>
      }
      list={now && <CounterLists work={counterWork(meant)} now={now} isSearched={typed.trim() !== ''} />}
    />
  )
}

const stepOf = { take_in: 'dropped_off', hand_out: 'delivered' } as const

interface FindProps {
  place: Ref<HTMLDivElement>
  act: CounterAct | undefined
  meant: readonly CarriedParcel[]
  onType: (typed: string) => void
}

/** What was chosen above is done with the parcel that is found here. */
function Find({ place, act, meant, onType }: FindProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  function open(number: string, edition: number | undefined) {
    const query = new URLSearchParams({ number })
    if (edition) query.set('label', String(edition))
    if (act) query.set('step', stepOf[act])
    void navigate(`/courier?${query}`)
  }
  const list = {
    label: t(`courier.counter.find.${act ?? 'any'}`),
    hint: t('courier.counter.find.hint'),
    onType,
    numbers: meant.map(({ tracking_number }) => tracking_number),
  }
  return (
    <div ref={place} className="grid gap-3">
      <FindParcel list={list} onFound={open} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 empty:hidden">
        {act && <ScanButton wants="parcel" onCode={open} />}
        {act === 'take_in' && (
          <Link
            to="/courier/batch?step=dropped_off"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('courier.counter.find.many')}
          </Link>
        )}
      </div>
    </div>
  )
}
