import type { ReactNode } from 'react'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { useAppointment } from '../parts/parcel/use-appointment.ts'
import { useMoment } from '../platform/moment.ts'
import { useText } from '../platform/text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Collapsible } from '../ui/Collapsible.tsx'
import { Fold } from '../ui/Fold.tsx'
import { isEarly, type EarlyScan, type Waiting } from './queue.ts'
import { refusal } from './refusal.ts'
import { useEntryWords } from './use-entry-words.ts'
import { useIsOnline } from './use-connection.ts'
import { dismiss, useOpen, useWaiting } from './waiting-scans.ts'
import { useWords } from '../platform/words.ts'

/** What the server does not know yet, and what it would not take. */
export function WaitingScans({ here }: { here?: string | undefined }) {
  const { t } = useWords()
  const isOnline = useIsOnline()
  const entries = useWaiting()
  const waiting = useOpen()
  const early = entries.filter(isEarly)
  // On the page of its own parcel it is shown beside the form that corrects it.
  const refused = entries.filter((entry) => entry.refusal && entry.tracking_number !== here)
  return (
    <div className="grid gap-3 empty:-mt-5" aria-live="polite">
      {!isOnline && (
        <div className="no-network">
          <Alert tone="warning">
            {waiting.length > 0 ? (
              <Kept waiting={waiting}>{t('courier.queue.offline')}</Kept>
            ) : (
              t('courier.queue.offline')
            )}
          </Alert>
        </div>
      )}
      {early.map((entry) => (
        <Early key={entry.seq} entry={entry} here={here} />
      ))}
      <ToMend entries={refused} />
      {isOnline && waiting.length > 0 && (
        <Collapsible title={t('courier.queue.count', { count: waiting.length })}>
          <List entries={waiting} />
        </Collapsible>
      )}
    </div>
  )
}

/** Without network one line says both, so that the round stays on the first screen. */
function Kept({ waiting, children }: { waiting: readonly Waiting[]; children: ReactNode }) {
  const { t } = useWords()
  return (
    <Fold
      title={
        <span>
          <b className="block">{t('courier.queue.count', { count: waiting.length })}</b>
          <span>{children}</span>
        </span>
      }
    >
      <List entries={waiting} />
    </Fold>
  )
}

function List({ entries }: { entries: readonly Waiting[] }) {
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.seq}>
          <What entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** Several would push the work off the screen, in front of whoever stands there. */
function ToMend({ entries }: { entries: readonly Waiting[] }) {
  const { t } = useWords()
  const list = entries.map((entry) => (
    <Refused key={entry.seq} entry={entry}>
      <LinkButton className="mt-2" to={`/courier?number=${entry.tracking_number}`}>
        {t('courier.queue.mend')}
      </LinkButton>
    </Refused>
  ))
  if (list.length < 2) return list
  const title = t('courier.queue.refused_all', { count: list.length })
  return (
    <Collapsible title={<span className="text-trouble">{title}</span>}>
      <div className="grid gap-3">{list}</div>
    </Collapsible>
  )
}

/** Why the server would not take it; whatever mends it is put inside. */
export function Refused({ entry, children }: { entry: Waiting; children?: ReactNode }) {
  const { t } = useWords()
  const text = useText()
  return (
    <Alert tone="destructive" title={t('courier.queue.refused')}>
      {entry.refusal && <p>{refusal(text, entry.refusal)}</p>}
      <What entry={entry} />
      <div className="flex flex-wrap gap-3">
        {children}
        <Button kind="secondary" className="mt-2" onClick={() => void dismiss(entry)}>
          {t('courier.queue.dismiss')}
        </Button>
      </div>
    </Alert>
  )
}

/** The server has taken it and told its day: whoever set out with it learns it before they drive there. */
function Early({ entry, here }: { entry: EarlyScan; here: string | undefined }) {
  const { t } = useWords()
  const appointment = useAppointment()
  const { tracking_number, early } = entry
  return (
    <Alert tone="warning" title={t('courier.queue.early.title')}>
      <p className="figures font-semibold">{inGroups(tracking_number)}</p>
      <p>{t('courier.queue.early.text', { time: appointment(early) })}</p>
      <div className="flex flex-wrap gap-x-3">
        {tracking_number !== here && (
          <LinkButton kind="secondary" className="mt-2" to={`/courier?number=${tracking_number}`}>
            {t('courier.queue.early.open')}
          </LinkButton>
        )}
        <Button kind="quiet" className="mt-2 px-2!" onClick={() => void dismiss(entry)}>
          {t('courier.queue.early.read')}
        </Button>
      </div>
    </Alert>
  )
}

function What({ entry }: { entry: Waiting }) {
  const { t } = useWords()
  const moment = useMoment()
  return (
    <>
      <p className="figures font-semibold">{inGroups(entry.tracking_number)}</p>
      <p>{useEntryWords()(entry)}</p>
      <p className="figures text-sm">{t('courier.queue.at', { at: moment(entry.device_at) })}</p>
    </>
  )
}
