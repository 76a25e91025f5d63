import { useTranslation } from 'react-i18next'
import { inGroups } from '#contract/tracking-number.ts'
import type { CarriedParcel } from '#contract/scans.ts'
import { useText } from '../text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BackToWork } from './BackToWork.tsx'
import { BoxConfirm } from './BoxConfirm.tsx'
import { DoorAndPictures } from './DoorAndPictures.tsx'
import { NextSteps } from './NextSteps.tsx'
import { canConfirmBox, nextPlace } from './parcel.ts'
import { Place, useVisit } from './Place.tsx'
import { StateBadges } from './StateBadge.tsx'
import { useIsOnline } from './use-connection.ts'
import { useParcel } from './use-parcels.ts'

export function ParcelView({ number }: { number: string }) {
  const { parcel, ...looking } = useParcel(number)
  return (
    <>
      <BackToWork />
      <h1 className="figures text-xl">{inGroups(number)}</h1>
      {parcel ? <Opened parcel={parcel} /> : <NotHere {...looking} />}
    </>
  )
}

function Opened({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useTranslation()
  return (
    <>
      <StateBadges parcel={parcel} />
      {parcel.is_held && !parcel.is_mine && <Alert tone="warning">{t('courier.parcel.held')}</Alert>}
      {parcel.weighing && <Alert tone="warning">{t(`weighing.here.${parcel.weighing}`)}</Alert>}
      <WhatItIs parcel={parcel} />
      <DoorAndPictures parcel={parcel} />
      {canConfirmBox(parcel) && <BoxConfirm parcel={parcel} />}
      <NextSteps parcel={parcel} />
    </>
  )
}

function WhatItIs({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useTranslation()
  const visit = useVisit()(parcel)
  const { type, mode, weight, box_label } = parcel
  const next = nextPlace(parcel)
  const other = next?.is === 'receiver' ? 'sender' : 'receiver'
  const otherPlace = parcel[other]
  return (
    <Card className="grid gap-4">
      {next && <Place title={t(`courier.parcel.${next.is}`)} place={next} />}
      <Facts
        facts={[
          [t('courier.parcel.visit'), visit],
          [t('courier.parcel.kind'), t(`courier.parcel.${type}`)],
          [t('courier.parcel.mode'), mode && t(`courier.parcel.${mode}`)],
          [t('courier.parcel.weight'), weight === null ? null : t('courier.parcel.kg', { weight })],
          [t('courier.parcel.box'), box_label],
          [t(`courier.parcel.${other}`), otherPlace && `${otherPlace.name}, ${otherPlace.city}`],
        ]}
      />
    </Card>
  )
}

interface Looking {
  isRead: boolean
  problem: string | undefined
  refetch: () => unknown
}

/** Never guesses a state: says what is known of the number, and that is all. */
function NotHere({ isRead, problem, refetch }: Looking) {
  const { t } = useTranslation()
  const text = useText()
  const isOnline = useIsOnline()
  if (problem === 'not_found') return <Alert tone="destructive">{t('courier.find.not_found')}</Alert>
  if (problem === 'forbidden') return <Alert tone="destructive">{text('error.forbidden')}</Alert>
  if (isRead && !isOnline) return <Alert>{t('courier.parcel.unknown_here')}</Alert>
  if (problem) return <LoadFailed onRetry={() => void refetch()} />
  return <Skeleton className="h-64 w-full" />
}
