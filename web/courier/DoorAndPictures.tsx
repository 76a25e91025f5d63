import { useState } from 'react'
import { needsReceiver } from '#contract/parcels/parcel-steps.ts'
import { isOffice } from '#contract/platform/roles.ts'
import { listEvidence } from '#contract/courier/evidence.ts'
import type { CarriedParcel } from '#contract/courier/scans.ts'
import { useMoment } from '../platform/moment.ts'
import { useStoredUser } from '../platform/stored-user.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { EvidenceDialog } from '../parts/parcel/EvidenceDialog.tsx'
import { NobodyCameSaid } from '../parts/parcel/NobodyCameSaid.tsx'
import { ReleaseDoor } from '../parts/parcel/ReleaseDoor.tsx'
import { useAnswer } from '../platform/use-call.ts'
import { useIsOnline } from './use-connection.ts'
import { useWords } from '../platform/words.ts'

/** What is special at this door: a code, what the receiver said. */
export function DoorWords({ parcel }: { parcel: CarriedParcel }) {
  const { t } = useWords()
  const role = useStoredUser()?.role
  const { answer, tracking_number } = parcel
  const isClosed = parcel.needs_door_code && parcel.next.some(needsReceiver)
  return (
    <>
      {answer && <NobodyCameSaid answer={answer} />}
      {isClosed && <Alert>{t('door.needs_code')}</Alert>}
      {isClosed && role && isOffice(role) && <ReleaseDoor number={tracking_number} />}
    </>
  )
}

/** What was photographed before. */
export function Pictures({ number }: { number: string }) {
  const { t } = useWords()
  const moment = useMoment()
  const isOnline = useIsOnline()
  const [shown, setShown] = useState<string>()
  const { data } = useAnswer(listEvidence, { params: { number } }, isOnline)
  if (!data || data.evidence_data.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{t('door.pictures')}</h2>
      <ul className="divide-line grid divide-y">
        {data.evidence_data.map(({ id, code, at }) => (
          <li key={id} className="flex min-h-14 items-center justify-between gap-3">
            <span>
              {t(`tracking.events.${code}`)}
              <span className="text-muted figures block text-sm">{moment(at)}</span>
            </span>
            <Button
              kind="secondary"
              aria-label={t('door.own.picture', { event: t(`tracking.events.${code}`) })}
              onClick={() => setShown(id)}
            >
              {t('door.show')}
            </Button>
          </li>
        ))}
      </ul>
      <EvidenceDialog id={shown} title={t('door.pictures')} onClose={() => setShown(undefined)} />
    </section>
  )
}
