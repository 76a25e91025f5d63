import type { CountryCode } from '#contract/places/countries.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useText } from '../../platform/text.ts'
import type { Days } from '../days.ts'
import { SmallTable } from '../SmallTable.tsx'
import { useToldDays } from '../use-told-figures.ts'
import type { ShownZone } from './use-coverage.ts'
import { useWords } from '../../platform/words.ts'

interface Props extends ShownZone {
  country_id: CountryCode
  isPending: boolean
}

/** One zone: how long it takes, and which regions are in it. */
export function ZoneCard({ zone, across, within, regions, country_id, isPending }: Props) {
  const { t } = useWords()
  const told = useToldDays()
  const cellsOf = (days: Days) => [told(days).air, told(days).sea]
  const name = useText()(`coverage.zones.${zone}`)
  return (
    <section className="border-line bg-surface grid content-start gap-3 rounded-box border p-4 sm:p-6">
      <h3>{name}</h3>
      <SmallTable
        caption={t('coverage.days.caption', { zone: name })}
        headings={[t('coverage.days.route'), t('site.days.air'), t('site.days.ground')]}
        rows={[
          { name: t(`coverage.days.across.${country_id}`), cells: cellsOf(across) },
          { name: t(`coverage.days.within.${country_id}`), cells: cellsOf(within) },
        ]}
      />
      {isPending ? (
        <Skeleton className="h-12 w-full" />
      ) : (
        <ul className="flex flex-wrap gap-2">
          {regions.map(({ id, label, count }) => (
            <li key={id} className="bg-info-ground rounded-full px-3 py-1 text-sm">
              {label}
              {count > 0 && (
                <span className="text-muted figures"> · {t('coverage.services.locations', { count })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
