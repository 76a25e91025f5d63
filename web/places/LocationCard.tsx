import { numberIn } from '#contract/platform/numbers.ts'
import { CallLink } from '../parts/places/CallLink.tsx'
import MapPin from 'virtual:icon/map-pin'
import Phone from 'virtual:icon/phone'
import type { ShownLocation } from '#contract/places/locations.ts'
import { Badge } from '../ui/Badge.tsx'
import { OpenNow } from '../parts/places/OpenNow.tsx'
import type { Found } from './find.ts'
import { Hours } from './Hours.tsx'
import { useWords } from '../platform/words.ts'

export function LocationCard({ location, distance_km, now }: Found & { now: Date }) {
  const { t } = useWords()
  const { label, kind, address, postal_code, city, region, country_id, is_drop_point, is_sample } = location
  return (
    <li className="border-line bg-surface grid gap-3 rounded-box border p-4 sm:p-5">
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Badge>{t(`location.kinds.${kind}`)}</Badge>
          {is_sample && <Badge tone="waiting">{t('ui.sample')}</Badge>}
        </div>
        <h2 className="text-lg">{label}</h2>
        <address className="not-italic">
          {address}, {postal_code} {city}, {region}, {t(`ui.country.${country_id}`)}
        </address>
        <Distance km={distance_km} />
        <Offers location={location} />
        {!is_drop_point && <p className="text-waiting text-sm">{t('location.no_drop_point')}</p>}
      </div>
      <OpenNow {...location} now={now} />
      <Hours {...location} now={now} />
      <Ways location={location} />
    </li>
  )
}

const offers = ['is_drop_point', 'offers_collection', 'offers_boxes'] as const

function Offers({ location }: { location: ShownLocation }) {
  const { t } = useWords()
  const words = offers.filter((offer) => location[offer]).map((offer) => t(`location.offers.${offer}`))
  return words.length > 0 && <p className="text-muted text-sm">{words.join(' · ')}</p>
}

function Distance({ km }: { km: number | undefined }) {
  const { t, language } = useWords()
  if (km === undefined) return null
  const away = numberIn(language, km, km < 10 ? 1 : 0)
  return <p className="figures text-muted text-sm">{t('location.distance', { km: away })}</p>
}

/** The route opens in whatever map the phone has. */
function Ways({ location: { label, lat, lon, phone } }: { location: ShownLocation }) {
  const { t } = useWords()
  const look = 'inline-flex min-h-11 items-center gap-2 font-semibold'
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <a
        href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`}
        target="_blank"
        rel="noreferrer"
        className={`${look} border-edge bg-surface hover:bg-kraft rounded-box border px-5 py-2`}
      >
        <MapPin className="size-5" aria-hidden="true" />
        {t('location.visit')}
        <span className="sr-only">: {label}</span>
      </a>
      <CallLink phone={phone} className="min-h-11 font-semibold">
        <Phone className="size-5" aria-hidden="true" />
      </CallLink>
    </div>
  )
}
