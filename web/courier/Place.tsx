import Phone from 'lucide-react/icons/phone'
import { useTranslation } from 'react-i18next'
import type { CarriedParcel } from '#contract/scans.ts'
import { useDay } from '../moment.ts'

interface Props {
  title: string
  place: NonNullable<CarriedParcel['sender']>
}

/** A name, where to go and a number to call with one tap. */
export function Place({ title, place: { name, phone, address, city } }: Props) {
  return (
    <div className="grid gap-1">
      <p className="text-muted text-sm">{title}</p>
      <p className="font-semibold">{name}</p>
      <p>
        {address}, {city}
      </p>
      <a
        href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
        className="figures inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline underline-offset-4"
      >
        <Phone className="size-5" aria-hidden="true" />
        {phone}
      </a>
    </div>
  )
}

/** When somebody is expected to come by, undefined when nobody agreed on a time. */
export function useVisit() {
  const { t } = useTranslation()
  const day = useDay()
  return ({ visit_day, visit_from, visit_to }: CarriedParcel) =>
    visit_day && visit_from && visit_to
      ? t('courier.parcel.visit_at', { day: day(visit_day), from: visit_from, to: visit_to })
      : undefined
}
