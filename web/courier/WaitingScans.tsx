import { useTranslation } from 'react-i18next'
import type { Failure } from '#contract/envelope.ts'
import { inGroups } from '#contract/tracking-number.ts'
import { useMoment } from '../moment.ts'
import { useText } from '../text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Collapsible } from '../ui/Collapsible.tsx'
import type { Waiting } from './queue.ts'
import { refusal } from './refusal.ts'
import { useIsOnline } from './use-connection.ts'
import { dismiss, useWaiting } from './waiting-scans.ts'

/** What the server does not know yet, and what it would not take. */
export function WaitingScans() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const entries = useWaiting()
  const waiting = entries.filter((entry) => !entry.refusal)
  return (
    <div className="grid gap-3 empty:-mt-6" aria-live="polite">
      {!isOnline && <Alert tone="warning">{t('courier.queue.offline')}</Alert>}
      {entries.map(
        (entry) => entry.refusal && <Refused key={entry.seq} entry={entry} reason={entry.refusal} />,
      )}
      {waiting.length > 0 && (
        <Collapsible title={t('courier.queue.count', { count: waiting.length })}>
          <ul className="grid gap-3">
            {waiting.map((entry) => (
              <li key={entry.seq}>
                <What entry={entry} />
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
    </div>
  )
}

function Refused({ entry, reason }: { entry: Waiting; reason: Failure }) {
  const { t } = useTranslation()
  const text = useText()
  return (
    <Alert tone="destructive" title={t('courier.queue.refused')}>
      <p>{refusal(text, reason)}</p>
      <What entry={entry} />
      <Button kind="secondary" className="mt-2" onClick={() => void dismiss(entry)}>
        {t('courier.queue.dismiss')}
      </Button>
    </Alert>
  )
}

function What({ entry }: { entry: Waiting }) {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <>
      <p className="figures font-semibold">{inGroups(entry.tracking_number)}</p>
      <p>{entry.kind === 'scan' ? t(`tracking.events.${entry.code}`) : t('courier.box.event')}</p>
      <p className="figures text-sm">{t('courier.queue.at', { at: moment(entry.device_at) })}</p>
    </>
  )
}
