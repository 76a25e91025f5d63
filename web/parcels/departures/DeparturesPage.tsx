import type { Data } from '#contract/platform/endpoint.ts'
import { listDepartures } from '#contract/parcels/manifests.ts'
import { zoneOfCountry } from '#contract/places/time-zones.ts'
import { useMoment } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'

type Departure = Data<typeof listDepartures>['departure_data'][number]

const look_ms = 60_000

/** What leaves next; a failed load shows an empty board. */
export function Page() {
  const { t } = useWords()
  const { data, isError } = useAnswer(listDepartures, {}, true, () => look_ms)
  const departures = data?.departure_data ?? []
  return (
    <div className="wrap grid gap-6 py-8 md:py-12">
      <header className="grid max-w-prose gap-2">
        <h1>{t('departures.heading')}</h1>
        {departures.length > 0 && <p className="text-lg">{t('departures.intro')}</p>}
      </header>
      {!data && !isError && <Skeleton className="h-48 w-full" />}
      {(data || isError) && departures.length === 0 && (
        <EmptyState says={t('departures.none')}>
          <p className="text-muted max-w-prose">{t('departures.still')}</p>
          <LinkButton to="/quote">{t('departures.price')}</LinkButton>
        </EmptyState>
      )}
      {departures.length > 0 && <Board departures={departures} />}
    </div>
  )
}

function Board({ departures }: { departures: readonly Departure[] }) {
  const { t } = useWords()
  const moment = useMoment()
  const write = (at: string, { from_country }: Departure) => moment(at, zoneOfCountry(from_country))
  return (
    <Table
      caption={t('departures.heading')}
      rows={departures}
      keyOf={({ id }) => id}
      columns={[
        { heading: t('departures.way'), render: ({ from_place, to_place }) => `${from_place} → ${to_place}` },
        { heading: t('departures.mode'), render: ({ mode }) => t(`departures.modes.${mode}`) },
        { heading: t('departures.cut_off'), render: (row) => write(row.cut_off_at, row) },
        { heading: t('departures.departs'), render: (row) => write(row.departs_at, row) },
        {
          heading: t('departures.state'),
          render: ({ is_full }) => (
            <Badge tone={is_full ? 'neutral' : 'done'}>
              {t(is_full ? 'departures.full' : 'departures.open')}
            </Badge>
          ),
        },
      ]}
    />
  )
}
