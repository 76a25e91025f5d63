import { useTranslation } from 'react-i18next'
import type { ParcelEvent } from '#contract/office-parcels.ts'
import { Card } from '../../ui/Card.tsx'

/** The place of the pictures that couriers took; each event names its own by `evidence_id`. */
export function EvidencePictures({ events }: { events: ParcelEvent[] }) {
  const { t } = useTranslation()
  const pictures = events.filter(({ evidence_id }) => evidence_id !== null)
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('office_parcels.one.evidence')}</h2>
      <p className="text-muted">
        {pictures.length === 0
          ? t('office_parcels.one.evidence_none')
          : t('office_parcels.one.evidence_count', { count: pictures.length })}
      </p>
    </Card>
  )
}
