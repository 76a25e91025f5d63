import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { worksAtCounter, type Role } from '#contract/platform/roles.ts'
import { eventCodes, isOver, isTrouble, type EventCode } from '#contract/parcels/parcel-steps.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { isInOtherHands, likeliestFirst, offered, standsAt } from './parcel.ts'
import type { WaitingScan } from './queue.ts'
import { Onward } from './Onward.tsx'
import { FoldedSteps, MainStep, StepButtons } from './StepButtons.tsx'
import { StepForm } from './StepForm.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { UnderThumb } from './UnderThumb.tsx'
import { isToHandIn } from './use-hub.ts'
import { useRole } from './use-parcels.ts'
import { dismiss, useOpen, useRefusedScan } from './waiting-scans.ts'
import { Refused } from './WaitingScans.tsx'
import { useWords } from '../platform/words.ts'

/** Only what may come next. Every step is confirmed once more: an event cannot be taken back. */
export function NextSteps({ parcel }: { parcel: CarriedParcel }) {
  const [query] = useSearchParams()
  const [chosen, setChosen] = useState(() => eventCodes.find((code) => code === query.get('step')))
  const [hasClosed, setHasClosed] = useState(false)
  const refused = useRefusedScan(parcel.tracking_number)
  const role = useRole()
  const next = offered(parcel, role)
  // What was refused opens again automatically while the step is still possible.
  const code = chosen ?? refused?.code
  // The answer may come when another step has been opened meanwhile: that one stays.
  const close = () => {
    setChosen((open) => (open === code ? undefined : open))
    setHasClosed(true)
  }
  if (code && next.includes(code))
    return (
      <>
        <StepForm
          key={`${code} ${refused?.key}`}
          code={code}
          parcel={parcel}
          mends={refused}
          onDone={close}
          onCancel={() => {
            close()
            if (refused?.code === code) void dismiss(refused)
          }}
        />
        {/* Whoever comes without the code, or refuses, is noticed while the form is open. */}
        {!isTrouble(code) && <FoldedSteps as="trouble" steps={next.filter(isTrouble)} onPick={setChosen} />}
      </>
    )
  // What stands above says what to do with it.
  if (isInOtherHands(parcel) && next.length === 0 && !refused) return null
  const isTheirs = parcel.may_take || (isInOtherHands(parcel) && !worksAtCounter(role))
  // It was found heavier, and nobody has said yet what becomes of it.
  const isAsked = parcel.weighing !== null && standsAt(parcel, 'collected', 'origin_hub')
  const hasMain = !isTheirs && !isAsked
  return <Choice {...{ parcel, next, refused, hasMain }} takesFocus={hasClosed} onPick={setChosen} />
}

interface ChoiceProps {
  parcel: CarriedParcel
  next: EventCode[]
  refused: WaitingScan | undefined
  /** Not where it stands above, to take the stop or to have it handed over, nor where the parcel only waits. */
  hasMain: boolean
  /** It took the place of a form that had the focus. */
  takesFocus: boolean
  onPick: (code: EventCode) => void
}

/** The parcel may be elsewhere than its courier thought: another step keeps what was typed. */
function Choice({ parcel, next, refused, hasMain, takesFocus, onPick }: ChoiceProps) {
  const { t } = useWords()
  const role = useRole()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever is in another field by now goes on typing there.
    if (takesFocus && document.activeElement === document.body) heading.current?.focus()
  }, [takesFocus])
  const waits = useOpen().some(({ tracking_number }) => tracking_number === parcel.tracking_number)
  const isLater = waits && !isOver(parcel.code)
  const steps = likeliestFirst(
    next.filter((step) => !isTrouble(step)),
    parcel,
    role,
  )
  const isDone = isDoneForNow({ parcel, likeliest: steps[0], role, takesFocus })
  const leadsOn = isDone || isOver(parcel.code)
  // What has just gone wrong does not lie under the thumb once more.
  const troubles = next.filter((step) => isTrouble(step) && !(takesFocus && step === parcel.code))
  const onward = <Onward number={parcel.tracking_number} isMain={leadsOn} />
  const isToHub = isToHandIn(parcel, role)
  const shown = steps.slice(0, isToHub ? 0 : shownOf(parcel, role, steps.length))
  const main = hasMain && !isDone ? shown[0] : undefined
  return (
    <section className="contents">
      {refused && <StandsElsewhere refused={refused} code={parcel.code} hasSteps={next.length > 0} />}
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {t('courier.next.title')}
      </h2>
      {next.length === 0 && <p>{t(isLater ? 'courier.next.nothing_now' : 'courier.next.nothing')}</p>}
      {leadsOn && onward}
      {isToHub && <HandIn isMain={!leadsOn} />}
      {main && <MainStep step={main} onPick={onPick} />}
      <StepButtons steps={shown.filter((step) => step !== main)} onPick={onPick} />
      {takesFocus && !leadsOn && onward}
      <FoldedSteps as="others" steps={steps.slice(shown.length)} onPick={onPick} />
      <FoldedSteps as="trouble" steps={troubles} onPick={onPick} />
    </section>
  )
}

/** At a hub somebody stands who counts what comes in. */
function HandIn({ isMain }: { isMain: boolean }) {
  const { t } = useWords()
  const link = (
    <LinkButton kind={isMain ? 'primary' : 'secondary'} className="min-h-14 w-full" to="/courier/hand-over">
      {t('courier.dock.hand_over')}
    </LinkButton>
  )
  return isMain ? <UnderThumb>{link}</UnderThumb> : link
}

interface Standing extends Pick<ChoiceProps, 'parcel' | 'takesFocus'> {
  likeliest: EventCode | undefined
  role: Role
}

/** What is left to do with it is for others, or for another hour. */
function isDoneForNow({ parcel, likeliest, role, takesFocus }: Standing) {
  if (isOver(parcel.code)) return false
  // Handed in, or weighed.
  const isHandedIn = !worksAtCounter(role) && standsAt(parcel, 'origin_hub')
  const isForOthers = isHandedIn || !likeliest || parcel.passed.includes(likeliest)
  // At the door the parcel has only just been taken, and its warehouse is hours away.
  const isJustTaken = takesFocus && !worksAtCounter(role) && standsAt(parcel, 'collected')
  // Nobody tries again at once.
  const isMissed = takesFocus && isTrouble(parcel.code)
  return (!parcel.is_mine && isForOthers) || isJustTaken || isMissed
}

/** A counter, and whoever stands at a door, does one thing with a parcel; what else is possible is folded. */
function shownOf(parcel: CarriedParcel, role: Role, count: number) {
  if (worksAtCounter(role) || (standsAt(parcel, 'last_part') && !parcel.is_collected)) return 1
  return count > 3 ? 2 : count
}

interface ElsewhereProps {
  refused: WaitingScan
  /** Where the parcel stands. */
  code: EventCode
  hasSteps: boolean
}

function StandsElsewhere({ refused, code, hasSteps }: ElsewhereProps) {
  const { t } = useWords()
  return (
    <Refused entry={refused}>
      <p>
        {t(`courier.queue.${hasSteps ? 'stands' : 'stands_only'}`, { event: t(`tracking.events.${code}`) })}
      </p>
    </Refused>
  )
}
