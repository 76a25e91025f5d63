import { useTranslation } from 'react-i18next'
import { whatsappLink } from '#contract/site/company.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { parcelSteps } from '#contract/parcels/parcel-steps.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useFigures } from '../quote/use-figures.ts'

type Parcel = Pick<TrackedParcel, 'code' | 'is_late' | 'box_service' | 'arrives'>

/** What follows; and where the promised days have passed, that they have, and why. */
export function WhatNext({ parcel }: { parcel: Parcel }) {
  const { t } = useTranslation()
  const next = useNext(parcel)
  return (
    <>
      {parcel.is_late && <Late parcel={parcel} />}
      {next && (
        <p>
          <span className="block text-sm font-semibold">{t('tracking.next.heading')}</span>
          {next}
        </p>
      )}
    </>
  )
}

function useNext({ code, box_service }: Parcel) {
  const { t } = useTranslation()
  const { next } = parcelSteps[code]
  if (!next) return undefined
  const isMadeReady = next === 'preparing' || next === 'hand_over' || next === 'hand_over_again'
  return t(box_service && isMadeReady ? `tracking.boxes.next.${box_service}` : `tracking.next.${next}`)
}

function Late({ parcel: { code, arrives } }: { parcel: Parcel }) {
  const { t } = useTranslation()
  const { range } = useFigures()
  const { late } = parcelSteps[code]
  if (!late || !arrives) return null
  return (
    <Alert tone="warning" title={t('tracking.late.heading', { range: range(arrives) })}>
      <p>{t(`tracking.late.${late}`)}</p>
      <p>
        <a className="underline" href={whatsappLink}>
          {t('tracking.late.help')}
        </a>
      </p>
    </Alert>
  )
}
