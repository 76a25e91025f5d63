import Check from 'virtual:icon/check'
import type { CountryCode } from '#contract/places/countries.ts'
import type { MasterData } from '#contract/site/master-data.ts'
import { Block } from '../Block.tsx'
import type { ShownZone } from './use-coverage.ts'
import { ZoneCard } from './ZoneCard.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  id: CountryCode
  zones: readonly ShownZone[]
  services: MasterData['country'][number] | undefined
  /** Counters in the country. */
  count: number
  isPending: boolean
  isSearched: boolean
}

export function CountryBlock({ id, zones, services, count, isPending, isSearched }: Props) {
  const { t } = useWords()
  const shown = isSearched ? zones.filter(({ regions }) => regions.length > 0) : zones
  if (shown.length === 0) return null
  return (
    <Block id={id} heading={t(`ui.country.${id}`)}>
      <Services services={services} count={count} />
      <div className="grid gap-4 md:grid-cols-2">
        {shown.map((zone) => (
          <ZoneCard key={zone.zone} country_id={id} isPending={isPending} {...zone} />
        ))}
      </div>
    </Block>
  )
}

function Services({ services, count }: Pick<Props, 'services' | 'count'>) {
  const { t } = useWords()
  const offered = [
    t('coverage.services.door'),
    services?.is_purchase_available === true && t('coverage.services.boxes'),
    services?.is_pickup_available === true && t('coverage.services.box_pickup'),
    count > 0 && t('coverage.services.locations', { count }),
  ].filter((service) => service !== false)
  return (
    <ul className="flex min-h-6 flex-wrap gap-x-6 gap-y-2">
      {offered.map((service) => (
        <li key={service} className="flex items-center gap-2">
          <Check className="text-done size-5 shrink-0" aria-hidden="true" />
          {service}
        </li>
      ))}
    </ul>
  )
}
