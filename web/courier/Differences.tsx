import type { HandOver } from '#contract/courier/hand-overs.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Alert } from '../ui/Alert.tsx'
import { useWords } from '../platform/words.ts'

/** The same for both: what only one of them has counted. */
export function Differences({ hand_over: { parcels, is_counted } }: { hand_over: HandOver }) {
  const { t } = useWords()
  const missing = parcels.filter(({ is_taken }) => !is_taken)
  const tooMany = parcels.filter(({ is_given }) => !is_given)
  if (!is_counted || missing.length + tooMany.length === 0) return null
  return (
    <Alert tone="destructive" title={t('hand_over.differs')}>
      <Numbers title={t('hand_over.missing')} parcels={missing} />
      <Numbers title={t('hand_over.too_many')} parcels={tooMany} />
    </Alert>
  )
}

function Numbers({ title, parcels }: { title: string; parcels: HandOver['parcels'] }) {
  if (parcels.length === 0) return null
  return (
    <>
      <p className="mt-2">{title}:</p>
      <ul className="figures font-semibold">
        {parcels.map(({ tracking_number }) => (
          <li key={tracking_number}>{inGroups(tracking_number)}</li>
        ))}
      </ul>
    </>
  )
}
