import { lazy, Suspense } from 'react'
import type { Transaction } from '#contract/orders/transactions.ts'
import { isFinal } from '#contract/parcels/parcel-steps.ts'
import { domesticDays } from '#contract/site/company.ts'
import { useVisit } from '../../platform/moment.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { ParcelBadge } from '../../parts/parcel/ParcelBadge.tsx'
import { WhatNext } from '../../parts/parcel/WhatNext.tsx'
import { useNextTry } from './use-next-try.ts'
import { useWords } from '../../platform/words.ts'

// Needed once boxes are paid only, and so no part of what everybody loads to pay.
const AnotherDayLink = lazy(() => import('./AnotherDayLink.tsx'))

type Bought = NonNullable<Transaction['box_purchase']>

interface Props {
  transaction: Transaction
  bought: Bought
}

/** How, when and where the boxes come, from the order on; and where they are once it is paid. */
export function BoxDelivery({ transaction: { id, parcel, tracking_number }, bought }: Props) {
  const { t } = useWords()
  const when = useWhen(bought)
  const where = useWhere(bought)
  return (
    <Card className="grid gap-4" aria-labelledby="boxes-come">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="boxes-come" className="text-lg">
          {t('shipment_success.boxes.heading')}
        </h2>
        {parcel && <ParcelBadge macro={parcel.macro} isBox />}
      </div>
      <Facts
        facts={[
          [t('shipment_success.boxes.how'), t(`shipment_success.boxes.${bought.service}`)],
          [t('shipment_success.boxes.when'), when],
          [t('shipment_success.boxes.where'), where],
        ]}
      />
      {parcel && (
        <>
          <Next id={id} parcel={parcel} bought={bought} />
          <div className="flex flex-wrap gap-3 max-sm:grid">
            <LinkButton kind="secondary" to={`/resi-detail?number=${tracking_number}`}>
              {t('shipment_success.boxes.track')}
            </LinkButton>
            {!isFinal(parcel.macro) && (
              <Suspense>
                <AnotherDayLink id={id} number={tracking_number} />
              </Suspense>
            )}
          </div>
        </>
      )}
    </Card>
  )
}

interface NextProps {
  id: string
  parcel: NonNullable<Transaction['parcel']>
  bought: Bought
}

function Next({ id, parcel, bought }: NextProps) {
  const again = useNextTry(id, parcel.code, bought)
  return (
    <WhatNext parcel={{ ...parcel, box_service: bought.service, arrives: daysOf(bought) }} again={again} />
  )
}

function daysOf({ visit_day }: Bought) {
  return visit_day ? { from: visit_day, to: visit_day } : null
}

function useWhen({ visit_day, visit_from, visit_to, region_id }: Bought) {
  const { t } = useWords()
  const visit = useVisit()
  return visit_day && visit_from && visit_to
    ? visit({ visit_day, visit_from, visit_to, region_id })
    : t('shipment_success.boxes.no_day', { days: domesticDays })
}

function useWhere({
  service,
  counter,
  address,
  district_label,
  city_label,
  region_label,
  postal_code,
}: Bought) {
  const { t } = useWords()
  if (service === 'delivery')
    return [address, district_label, [postal_code, city_label].filter(Boolean).join(' '), region_label]
      .filter(Boolean)
      .join(', ')
  if (counter) return `${counter.label}, ${counter.address}`
  return t('shipment_success.boxes.no_counter', { city: city_label })
}
