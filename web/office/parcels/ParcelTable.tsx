import { Link } from 'react-router'
import { dayIn, timeIn } from '#contract/places/moment.ts'
import { zoneOfReader } from '#contract/places/time-zones.ts'
import { macros } from '#contract/parcels/macros.ts'
import type { ParcelInList } from '#contract/office/office-parcels.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useLanguage } from '../../platform/moment.ts'
import { Choose } from './ChooseParcel.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Table } from '../../ui/Table.tsx'
import { useShortDay } from '../../platform/use-short-day.ts'
import { useWalk } from '../payments/use-walk.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  parcels: ParcelInList[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

export function ParcelTable({ parcels, chosen, onChoose }: Props) {
  const { t } = useWords()
  useWalk()
  return (
    <Table
      caption={t('office_parcels.heading')}
      rows={parcels}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: t('office_parcels.bulk.heading'),
          render: (parcel) => <Choose parcel={parcel} chosen={chosen} onChoose={onChoose} />,
        },
        {
          heading: t('office_parcels.number'),
          render: ({ tracking_number }) => <NumberLink number={tracking_number} />,
        },
        {
          heading: t('office_parcels.last_event'),
          render: ({ code, macro }) => (
            <Badge tone={macros[macro].staffTone}>{t(`tracking.events.${code}`)}</Badge>
          ),
        },
        { heading: t('office_parcels.way'), render: (parcel) => <Way parcel={parcel} /> },
        { heading: t('office_parcels.bulk.slot'), render: (parcel) => <Slot parcel={parcel} /> },
        {
          heading: t('office_parcels.promised'),
          render: (parcel) => <Promised parcel={parcel} />,
        },
        {
          heading: t('office_parcels.holder'),
          render: ({ holder_name }) =>
            holder_name ?? <span className="whitespace-nowrap">{t('office_parcels.filters.nobody')}</span>,
        },
        { heading: t('office_parcels.changed'), render: ({ changed_at }) => <Changed at={changed_at} /> },
      ]}
    />
  )
}

/** The appointment of the leg at hand, whether it goes first, and how heavy it is. */
function Slot({ parcel }: { parcel: ParcelInList }) {
  const { t } = useWords()
  const { visit_day, visit_from, visit_to, weight, is_priority } = parcel
  const day = useShortDay()
  if (!visit_day && !visit_from && weight === null && !is_priority) return null
  return (
    <span className="figures">
      {is_priority && <Badge>{t('shipment.packages.priority')}</Badge>}
      {visit_day && <span className="block whitespace-nowrap xl:inline">{day(visit_day)} </span>}
      {visit_from && (
        <span className="block whitespace-nowrap xl:inline">
          {visit_from}–{visit_to}
        </span>
      )}
      {weight !== null && (
        <span className="text-muted block text-sm whitespace-nowrap">
          {t('office_parcels.bulk.weight', { weight })}
        </span>
      )}
    </span>
  )
}

/** Day and clock a line each: neither is broken, and no row is higher than two lines. */
function Changed({ at }: { at: string }) {
  const language = useLanguage()
  const zone = zoneOfReader[language]
  return (
    <span className="figures text-sm">
      <span className="block whitespace-nowrap">{dayIn(language, zone, at, 'medium')}</span>
      <span className="text-muted block whitespace-nowrap">{timeIn(language, zone, at)}</span>
    </span>
  )
}

function NumberLink({ number }: { number: string }) {
  return (
    <Link
      data-walk
      data-whole
      to={`/office/parcels/${number}`}
      className="figures inline-flex xl:whitespace-nowrap min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {inGroups(number)}
    </Link>
  )
}

function Promised({ parcel: { arrives_to, is_late } }: { parcel: ParcelInList }) {
  const { t } = useWords()
  const day = useShortDay()
  return (
    <>
      {arrives_to && day(arrives_to)}
      {is_late && <span className="text-trouble font-semibold"> {t('office_parcels.late')}</span>}
    </>
  )
}

function Way({ parcel: { from_city, to_city, mode } }: { parcel: ParcelInList }) {
  const { t } = useWords()
  const way = from_city && to_city ? t('office_parcels.from_to', { from: from_city, to: to_city }) : to_city
  return (
    <>
      {way}
      {mode && <span className="text-muted">, {t(`office_parcels.modes.${mode}`)}</span>}
    </>
  )
}
