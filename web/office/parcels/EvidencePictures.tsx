import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showEvidence } from '#contract/courier/evidence.ts'
import type { ParcelEvent } from '#contract/office/office-parcels.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ProtectedPicture } from '../../ui/ProtectedPicture.tsx'

/** The pictures that were taken on the way; every look is on record, so none is opened unasked. */
export function EvidencePictures({ events }: { events: ParcelEvent[] }) {
  const { t } = useTranslation()
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
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={t('office_parcels.one.evidence')}
      >
        {shown && <Picture id={shown} />}
        <Button kind="secondary" onClick={() => setShown(undefined)}>
          {t('door.close')}
        </Button>
      </Dialog>
    </Card>
  )
}

function Picture({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <ProtectedPicture
      endpoint={showEvidence}
      params={{ id }}
      label={t('office_parcels.one.evidence')}
      className="max-h-[60vh] w-full rounded-lg object-contain"
      waiting="h-64 w-full"
    />
  )
}
