import Phone from 'lucide-react/icons/phone'
import { useTranslation } from 'react-i18next'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { useDate } from '../platform/moment.ts'

interface Props {
  title: string
  place: NonNullable<CarriedParcel['sender']>
}

/** A name, where to go and a number to call with one tap. */
export function Place({ title, place: { name, phone, emergency_contact, address, city } }: Props) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1">
      <p className="text-muted text-sm">{title}</p>
      <p className="font-semibold">{name}</p>
      <p>
        {address}, {city}
      </p>
      <Call phone={phone} />
      {emergency_contact && (
        <>
          <p className="text-muted text-sm">{t('courier.parcel.emergency')}</p>
          <Call phone={emergency_contact} />
        </>
      )}
    </div>
  )
}

function Call({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      className="figures inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline underline-offset-4"
    >
      <Phone className="size-5" aria-hidden="true" />
      {phone}
    </a>
  )
}

/** A city, with its district where that is shown. */
export function endOf({ city, district }: CarriedParcel['to']) {
  return district ? `${district}, ${city}` : city
}

/** When somebody is expected to come by, undefined when nobody agreed on a time. */
export function useVisit() {
  const { t } = useTranslation()
  const day = useDate()
  return ({ visit_day, visit_from, visit_to }: CarriedParcel) =>
    visit_day && visit_from && visit_to
      ? t('courier.parcel.visit_at', { day: day(visit_day), from: visit_from, to: visit_to })
      : undefined
}
