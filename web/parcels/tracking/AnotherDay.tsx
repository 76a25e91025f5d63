import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { calendarDayIn } from '#contract/places/clocks.ts'
import { zoneOfRegion } from '#contract/places/time-zones.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { showVisit, type Visit } from '#contract/orders/visits.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { call } from '../../platform/call.ts'
import { useVisit } from '../../platform/moment.ts'
import { answers } from '../../platform/use-call.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AnotherDayForm } from './AnotherDayForm.tsx'
import { dayOnPoster, nextTry } from './milestones.ts'
import { privateLink } from './private-link.ts'
import { visitQuestion } from './use-choice.ts'
import { useVisitWords } from './use-visit-words.ts'
import { useWords } from '../../platform/words.ts'

/** The appointment of whoever came by the private link of a letter, and another day for it. */
export default function AnotherDay({ parcel, visit_key }: { parcel: TrackedParcel; visit_key: string }) {
  const { tracking_number } = parcel
  const { data, refetch } = useQuery(
    {
      queryKey: visitQuestion(parcel, visit_key),
      queryFn: async () => {
        const input = { params: { number: tracking_number }, body: { visit_key } }
        const answer = await call(showVisit, input)
        return answer && isSuccess(answer) ? answer.data : null
      },
      // What somebody is choosing, or reads of their choice, stays while the parcel tells of it.
      placeholderData: keepPreviousData,
    },
    answers,
  )
  // Whoever has it looks for no day, and whoever collects it may come on any.
  if (!data || parcel.macro === 'delivered' || isOnlyCollected(data.visit)) return null
  return (
    <Appointment
      number={tracking_number}
      visit_key={visit_key}
      visit={data.visit}
      day={dayOf(data.visit, parcel)}
      isBox={parcel.box_service !== null}
      isMissed={isMissed(parcel) && nextTry(parcel) === null}
      onChange={() => void refetch()}
    />
  )
}

type Day = 'said' | 'ahead' | 'none'

/** The poster says the day that counts: here no other one stands beside it. One that was kept, or has passed, is none any more. */
function dayOf({ party, visit_day, region_id }: Visit, parcel: TrackedParcel): Day {
  const said = party === 'sender' ? nextTry(parcel) : dayOnPoster(parcel)
  if (visit_day !== null && visit_day === said) return 'said'
  if (visit_day === null || isMissed(parcel) || parcel.code === 'out_for_delivery') return 'none'
  return visit_day < calendarDayIn(zoneOfRegion(region_id)) ? 'none' : 'ahead'
}

function isOnlyCollected({ obstacle, asks_code }: Visit) {
  return obstacle === 'visit_at_counter' && !asks_code
}

function isMissed({ macro, code }: TrackedParcel) {
  return macro === 'attempt_failed' || code === 'pickup_failed'
}

interface Props {
  number: string
  visit_key: string
  visit: Visit
  day: Day
  isBox: boolean
  /** Somebody came in vain: another day is what is to be done now. */
  isMissed: boolean
  onChange: () => void
}

function Appointment({ visit, day, isMissed, onChange, ...rest }: Props) {
  const { t } = useWords()
  const { obstacle, moves_left } = visit
  const { heading, isChoosing, isMoved, choose, keep, moved } = useChoosing(!obstacle)
  return (
    <Card className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 text-lg">
        {t('receiver.visit.heading')}
      </h2>
      {isMoved && !isChoosing && <Alert tone="success">{t('receiver.visit.moved')}</Alert>}
      {/* One that was kept is no appointment any more. */}
      {obstacle !== 'visit_done' && (
        <Agreed visit={visit} day={isMoved && day === 'said' ? 'ahead' : day} isBox={rest.isBox} />
      )}
      {obstacle && !isMoved && <Alert tone="info">{t(`error.${obstacle}`)}</Alert>}
      {!obstacle && !isChoosing && (
        <>
          <p className="text-muted text-sm">{t('receiver.visit.left', { count: moves_left })}</p>
          <Button kind={isMissed ? 'primary' : 'secondary'} className="justify-self-start" onClick={choose}>
            {t('receiver.visit.choose')}
          </Button>
        </>
      )}
      {!obstacle && isChoosing && (
        <AnotherDayForm
          {...rest}
          visit={visit}
          onKeep={keep}
          onMoved={() => {
            moved()
            onChange()
          }}
          onStale={onChange}
        />
      )}
    </Card>
  )
}

/**
 * Whether another day is being chosen, or has been: then the form is gone, and the page shorter under whoever pressed.
 * Whoever pressed for another day elsewhere comes to the open form.
 */
function useChoosing(mayMove: boolean) {
  const [isBrought] = useState(() => mayMove && privateLink().has('choose'))
  const [state, setState] = useState<'looking' | 'choosing' | 'moved'>(isBrought ? 'choosing' : 'looking')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (state !== 'moved' && !(state === 'choosing' && isBrought)) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [state, isBrought])
  return {
    heading,
    isChoosing: state === 'choosing',
    isMoved: state === 'moved',
    choose: () => setState('choosing'),
    keep: () => setState('looking'),
    moved: () => setState('moved'),
  }
}

function Agreed({ visit, day, isBox }: Pick<Props, 'visit' | 'day' | 'isBox'>) {
  const { t } = useWords()
  const words = useVisitWords(isBox)
  const shown = useVisit()
  const { service_type, counter, obstacle } = visit
  return (
    <div>
      {day === 'ahead' && <p className="figures text-lg font-semibold">{shown(visit)}</p>}
      {day === 'none' && !obstacle && <p className="text-lg font-semibold">{t('receiver.visit.open')}</p>}
      <p className="text-muted">{words.service(service_type)}</p>
      {counter && <p>{`${counter.label}, ${counter.address}, ${counter.city}`}</p>}
      {visit.asks_code && !privateLink().has('r') && <p className="mt-2">{t('receiver.visit.asks_code')}</p>}
    </div>
  )
}
