import MessageCircle from 'virtual:icon/message-circle'
import { CallLink } from '../parts/places/CallLink.tsx'
import Navigation from 'virtual:icon/navigation'
import Phone from 'virtual:icon/phone'
import { Fragment, type ReactNode } from 'react'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { groupedPhone } from '#contract/places/grouped-phone.ts'
import { worksAtCounter } from '#contract/platform/roles.ts'
import { useRole } from './use-parcels.ts'
import { useWords } from '../platform/words.ts'

type Person = NonNullable<CarriedParcel['sender']>
type Street = Pick<Person, 'address' | 'district' | 'city' | 'postal_code'>

interface Props {
  title: string
  place: Person
}

/** A name, where to go and a number to call with one tap. */
export function Place({ title, place }: Props) {
  const { t } = useWords()
  const { name, phone, emergency_contact, note } = place
  const where = streetOf(place)
  const isAtCounter = worksAtCounter(useRole())
  const lines: Record<Exclude<keyof Person, keyof Street> | 'street', ReactNode> = {
    name: <p className="font-semibold">{name}</p>,
    street: <p>{where}</p>,
    note: <NoteToCourier note={note} />,
    phone: <Reach phone={phone} {...(isAtCounter ? {} : { place: where })} />,
    emergency_contact: emergency_contact && (
      <>
        <p className="text-muted text-sm">{t('courier.parcel.emergency')}</p>
        <CallLink phone={emergency_contact} className="min-h-11 justify-self-start font-semibold">
          <Phone className="size-5" aria-hidden="true" />
        </CallLink>
      </>
    ),
  }
  return (
    <div className="grid gap-1">
      <p className="text-muted text-sm">{title}</p>
      {Object.entries(lines).map(([name, line]) => (
        <Fragment key={name}>{line}</Fragment>
      ))}
    </div>
  )
}

/** Map, message and call, side by side under the thumb; no map where people come to the counter by themselves. */
export function Reach({ phone, place }: { phone: string; place?: string }) {
  const { t } = useWords()
  const plain = digitsOf(phone)
  return (
    <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(4.75rem,100%),1fr))] gap-2">
      {place !== undefined && <WayOnMap place={place} />}
      <Way to={`https://wa.me/${plain.replace('+', '')}`} isElsewhere>
        <MessageCircle className="size-4 shrink-0" aria-hidden="true" />
        {t('work.whatsapp')}
      </Way>
      <Way to={`tel:${plain}`} label={`${t('work.call')} ${groupedPhone(phone)}`}>
        <Phone className="size-4 shrink-0" aria-hidden="true" />
        {t('work.call')}
      </Way>
    </div>
  )
}

/** Where nobody is to be called. */
export function MapLink({ place }: { place: string }) {
  return (
    <div className="mt-2 grid">
      <WayOnMap place={place} />
    </div>
  )
}

function WayOnMap({ place }: { place: string }) {
  const { t } = useWords()
  return (
    <Way to={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`} isElsewhere>
      <Navigation className="size-4 shrink-0" aria-hidden="true" />
      {t('work.navigate')}
    </Way>
  )
}

interface WayProps {
  to: string
  label?: string
  /** Leaves this page open: whoever comes back goes on where they stopped. */
  isElsewhere?: boolean
  children: ReactNode
}

function Way({ to, label, isElsewhere = false, children }: WayProps) {
  return (
    <a
      href={to}
      {...(label ? { 'aria-label': label } : {})}
      {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}
      className="border-edge bg-surface flex min-h-14 flex-col items-center justify-center gap-1 rounded-box border px-1 text-center text-[min(0.875rem,3.9vw)] font-semibold"
    >
      {children}
    </a>
  )
}

function digitsOf(phone: string) {
  return phone.replaceAll(/[^\d+]/g, '')
}

/** Many districts have streets of the same name, so neither a person nor a map finds the door by street and city alone. */
export function streetOf({ address, district, city, postal_code }: Street) {
  return [address, district, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** A city, with its district where that is shown. */
export function endOf({ city, district }: CarriedParcel['to']) {
  return district ? `${district}, ${city}` : city
}

/** What the customer wrote for whoever comes by. */
export function NoteToCourier({ note }: { note: string | null }) {
  const { t } = useWords()
  return note && <p className="bg-kraft rounded-box px-3 py-2 wrap-anywhere">{t('work.note', { note })}</p>
}
