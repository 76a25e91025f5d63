import { useState } from 'react'
import type { ParcelEvent } from '#contract/office/office-parcels.ts'
import { EvidenceDialog } from '../../parts/parcel/EvidenceDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useWords } from '../../platform/words.ts'

/** The pictures that were taken on the way; every look is on record, so none is opened unasked. */
export function EvidencePictures({ events }: { events: ParcelEvent[] }) {
  const { t } = useWords()
  const [shown, setShown] = useState<string>()
  const pictures = events.filter(({ evidence_id }) => evidence_id !== null)
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('office_parcels.one.evidence')}</h2>
      <p className="text-muted">
        {pictures.length === 0
          ? t('office_parcels.one.evidence_none')
          : t('office_parcels.one.evidence_count', { count: pictures.length })}
      </p>
      <div className="flex flex-wrap gap-2">
        {pictures.map(({ seq, code, evidence_id }) => (
          <Button key={seq} kind="secondary" onClick={() => setShown(evidence_id ?? undefined)}>
            {t('door.own.picture', { event: t(`tracking.events.${code}`) })}
          </Button>
        ))}
      </div>
      <EvidenceDialog
        id={shown}
        title={t('office_parcels.one.evidence')}
        onClose={() => setShown(undefined)}
      />
    </Card>
  )
}
