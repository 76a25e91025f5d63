import { endSession, listSessions, type Session } from '#contract/people/accounts.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall, useList } from '../../platform/use-call.ts'
import { deviceName } from './device-name.ts'
import { useWords } from '../../platform/words.ts'

export function Sessions() {
  const { t } = useWords()
  const list = useList(listSessions, (data) => data)
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('profile.sessions.heading')}</h2>
      <CursorList list={list} rowsOf={({ session_data }) => session_data} waiting="h-16 w-full" isQuiet>
        {(sessions) => (
          <ul className="divide-line divide-y">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </CursorList>
    </Card>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useWords()
  const text = useText()
  const moment = useMoment()
  const end = useCall(endSession, { refreshes: [listSessions] })
  async function logOut() {
    const answer = await end.mutateAsync({ input: { params: { id: session.id } } })
    if (answer && isSuccess(answer)) toast.success(t('profile.sessions.ended'))
    else toast.error(sentence(text, answer))
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {deviceName(session.device) ?? t('profile.sessions.unknown')}
          {session.is_current && <Badge tone="done">{t('profile.sessions.current')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {t('profile.sessions.last_used', { when: moment(session.last_used_at), network: session.network })}
        </p>
      </div>
      {!session.is_current && (
        <Button kind="secondary" pending={end.isPending} onClick={() => void logOut()}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  )
}
