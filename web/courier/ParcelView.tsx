import { useEffect, useRef } from 'react'
import { formatRinggit } from '#contract/prices/ringgit.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { canBeLeft } from '#contract/courier/stops.ts'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { useText } from '../platform/text.ts'
import { Alert } from '../ui/Alert.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BoxConfirm } from './BoxConfirm.tsx'
import { DeepHead } from './DeepHead.tsx'
import { DoorWords, Pictures } from './DoorAndPictures.tsx'
import { NextSteps } from './NextSteps.tsx'
import { OldLabel } from './OldLabel.tsx'
import { PayHere } from './PayHere.tsx'
import { StateBadges } from './StateBadge.tsx'
import { LeaveStop, TakeStop } from './TakeStop.tsx'
import { useIsOnline } from './use-connection.ts'
import { refusedOf } from './queue.ts'
import { isInOtherHands } from './parcel.ts'
import { useBoxes } from './use-boxes.ts'
import { useParcel, useRole } from './use-parcels.ts'
import { useWaiting } from './waiting-scans.ts'
import { Refused, WaitingScans } from './WaitingScans.tsx'
import { MoreOfIt, WhatItIs } from './WhatItIs.tsx'
import { useWords } from '../platform/words.ts'

export function ParcelView({ number }: { number: string }) {
  const { parcel, ...looking } = useParcel(number)
  return (
    <>
      <DeepHead>{inGroups(number)}</DeepHead>
      <WaitingScans here={number} />
      {parcel ? <Opened parcel={parcel} /> : <NotHere number={number} {...looking} />}
    </>
  )
}

/** What is needed at the door and what to do there; what is only looked up comes last. */
function Opened({ parcel }: { parcel: CarriedParcel }) {
  const boxOf = useBoxes()
  return (
    <>
      <StateBadges parcel={parcel} />
      {parcel.boxes ? <p className="figures text-lg font-semibold">{boxOf(parcel)}</p> : null}
      <OldLabel parcel={parcel} />
      {isInOtherHands(parcel) && <InOtherHands />}
      <OtherCounter parcel={parcel} />
      {parcel.weighing && (
        <StaysHere key={parcel.difference_due} weighing={parcel.weighing} parcel={parcel} />
      )}
      <WhatItIs parcel={parcel} />
      {parcel.may_take && <TakeStop number={parcel.tracking_number} />}
      <DoorWords parcel={parcel} />
      <BoxConfirm parcel={parcel} />
      <NextSteps parcel={parcel} />
      <Leave parcel={parcel} />
      {/* Asked for again after each step: it may have a picture. */}
      <Pictures key={parcel.changed_at} number={parcel.tracking_number} />
      <MoreOfIt parcel={parcel} />
    </>
  )
}

/** For whoever took a stop; a counter keeps what is brought to it. */
function Leave({ parcel: { tracking_number, is_mine, step, code } }: { parcel: CarriedParcel }) {
  const isAtCounter = worksAtCounter(useRole())
  return is_mine && !isAtCounter && canBeLeft(step ?? code) && <LeaveStop number={tracking_number} />
}

/** Its sender was expected elsewhere. */
function OtherCounter({ parcel: { brought_to, is_open, next } }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  if (!brought_to || is_open || !next.includes('dropped_off')) return null
  return <Alert tone="warning">{t('courier.step.other_counter', { counter: brought_to })}</Alert>
}

interface StaysProps {
  weighing: NonNullable<CarriedParcel['weighing']>
  parcel: CarriedParcel
}

/** What its sender owes before it goes on: they ask at the counter. */
function StaysHere({ weighing, parcel }: StaysProps) {
  const { t } = useWords()
  const { difference_due: difference, may_pay_here } = parcel
  const isOnline = useIsOnline()
  const due = difference ? `${t('weighing.difference')}: ${formatRinggit(difference)}` : undefined
  const panel = useRef<HTMLDivElement>(null)
  // It comes while the eyes are at the scale, further down, and the sender is about to leave.
  useEffect(() => void panel.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <div ref={panel}>
      <Alert tone="warning" {...(due ? { title: due } : {})}>
        {t(`weighing.here.${weighing}`)}
        {may_pay_here && difference && isOnline && <PayHere parcel={parcel} difference={difference} />}
      </Alert>
    </div>
  )
}

/** It changes hands where both stand: whoever has it shows a code, the other scans it. */
function InOtherHands() {
  const { t } = useWords()
  return (
    <Alert tone="warning" title={t('courier.parcel.held')}>
      <p>{t('courier.parcel.take_over')}</p>
      <LinkButton kind="secondary" className="mt-2" to="/courier/hand-over">
        {t('courier.dock.hand_over')}
      </LinkButton>
    </Alert>
  )
}

interface Looking {
  number: string
  isRead: boolean
  problem: string | undefined
  refetch: () => unknown
}

/** Never guesses a state: says what is known of the number, and that is all. */
function NotHere({ number, ...looking }: Looking) {
  const { t } = useWords()
  return (
    <>
      {refusedOf(useWaiting(), number).map((entry) => (
        <Refused key={entry.seq} entry={entry} />
      ))}
      <WhyNotHere {...{ number, ...looking }} />
      <LinkButton kind="secondary" to="/courier">
        {t('courier.back')}
      </LinkButton>
    </>
  )
}

function WhyNotHere({ number, isRead, problem, refetch }: Looking) {
  const { t } = useWords()
  const text = useText()
  const isOnline = useIsOnline()
  if (problem === 'not_found') return <Alert tone="destructive">{t('courier.find.not_found')}</Alert>
  if (problem === 'order_unpaid') return <Unpaid number={number} />
  if (problem === 'forbidden') return <Alert tone="destructive">{text('error.forbidden')}</Alert>
  if (isRead && !isOnline) return <Alert>{t('courier.parcel.unknown_here')}</Alert>
  if (problem) return <LoadFailed onRetry={() => void refetch()} />
  return <Skeleton className="h-64 w-full" />
}

/** Whoever brings an order that is paid in cash to a counter pays there first. */
function Unpaid({ number }: { number: string }) {
  const { t } = useWords()
  const text = useText()
  const takesCash = worksAtCounter(useRole())
  return (
    <Alert tone="warning">
      <p>{text('error.order_unpaid')}</p>
      {takesCash && (
        <LinkButton className="mt-3" to={`/courier/cash?number=${number}`}>
          {t('courier.counter.acts.cash')}
        </LinkButton>
      )}
    </Alert>
  )
}
