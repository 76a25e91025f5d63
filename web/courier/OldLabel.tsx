import { useSearchParams } from 'react-router'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { Alert } from '../ui/Alert.tsx'
import { useWords } from '../platform/words.ts'

/** A label from before a change is void. A number without an edition may be on any label, so people are asked to look. */
export function OldLabel({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const [query] = useSearchParams()
  const { label_edition: newest } = parcel
  const edition = Number(query.get('label') ?? 0)
  // Parcels that this device kept from before may not know of editions.
  if (!(newest > 1) || edition >= newest) return null
  if (edition === 0) return <Alert tone="warning">{t('courier.old_label.look', { newest })}</Alert>
  return (
    <Alert tone="destructive" title={t('courier.old_label.title')}>
      {t('courier.old_label.text', { newest })}
    </Alert>
  )
}
