import type { OfficeLocation } from '#contract/people/counters.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../platform/words.ts'

interface Props {
  locations: OfficeLocation[]
  onEdit: (location: OfficeLocation) => void
}

export function LocationTable({ locations, onEdit }: Props) {
  const { t } = useWords()
  return (
    <Table
      caption={t('counters.heading')}
      rows={locations}
      keyOf={({ id }) => id}
      columns={[
        { heading: t('counters.label'), render: ({ label }) => <strong>{label}</strong> },
        { heading: t('counters.kind'), render: ({ kind }) => t(`counters.kinds.${kind}`) },
        { heading: t('ui.places.city'), render: ({ city, region }) => `${city}, ${region}` },
        { heading: t('counters.people'), numeric: true, render: ({ people }) => people },
        { heading: t('office.state'), render: (location) => <State location={location} /> },
        {
          heading: t('ui.edit'),
          render: (location) => (
            <Button
              kind="secondary"
              onClick={() => onEdit(location)}
              aria-label={`${t('ui.edit')} ${location.label}`}
            >
              {t('ui.edit')}
            </Button>
          ),
        },
      ]}
    />
  )
}

function State({ location: { is_active, is_sample } }: { location: OfficeLocation }) {
  const { t } = useWords()
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={is_active ? 'done' : 'neutral'}>
        {t(is_active ? 'office.active' : 'office.inactive')}
      </Badge>
      {is_sample && <Badge tone="waiting">{t('office.sample')}</Badge>}
    </span>
  )
}
