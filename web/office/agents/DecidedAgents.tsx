import { inviteAgain, listApplications, type ShownApplication } from '#contract/people/agent-desk.ts'
import { isSuccess } from '#contract/platform/envelope.ts'
import { sentence } from '../../platform/sentence.ts'
import { useMoment } from '../../platform/moment.ts'
import { useText } from '../../platform/text.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { CursorList } from '../../ui/CursorList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall, useList } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { useWords } from '../../platform/words.ts'

/** What was decided, newest first, and whether the people of a counter have come in yet. */
export function DecidedAgents() {
  const list = useList(listApplications, ({ next_cursor }) => ({ next_cursor }), { show: 'decided' })
  return (
    <CursorList
      list={list}
      rowsOf={({ application_data }) => application_data}
      waiting="h-96 w-full"
      empty={<EmptyState />}
    >
      {(applications) => (
        <ul className="grid gap-4 lg:grid-cols-2">
          {applications.map((application) => (
            <Decided key={application.id} application={application} />
          ))}
        </ul>
      )}
    </CursorList>
  )
}

const tones = { waiting: 'waiting', approved: 'done', rejected: 'trouble', withdrawn: 'neutral' } as const

function Decided({ application }: { application: ShownApplication }) {
  const { t } = useWords()
  const moment = useMoment()
  const { reference, status, label, name, city, region, decided_at, reject_code, reject_reason, login } =
    application
  return (
    <li className="border-line bg-surface grid content-start gap-3 rounded-box border p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg">{label ?? t('agents.erased')}</h2>
        <Badge tone={tones[status]}>{t(`agents.status.${status}`)}</Badge>
      </div>
      <Facts
        facts={[
          [t('agents.facts.reference'), reference],
          [t('agents.facts.name'), name],
          [t('agents.facts.address'), `${city}, ${region}`],
          [t('agents.facts.decided_at'), decided_at && moment(decided_at)],
          [
            t('agents.facts.reason'),
            reject_code && [t(`agents.reasons.${reject_code}`), reject_reason].filter(Boolean).join(': '),
          ],
          [
            t('agents.facts.login'),
            login && `${login.email} (${t(login.is_set_up ? 'agents.set_up' : 'agents.not_set_up')})`,
          ],
        ]}
      />
      {login && !login.is_set_up && <InviteAgain id={application.id} />}
    </li>
  )
}

function InviteAgain({ id }: { id: string }) {
  const { t } = useWords()
  const text = useText()
  const invite = useCall(inviteAgain, { refreshes: [listApplications] })
  const keyFor = useKeyFor()
  async function send() {
    const answer = await invite.mutateAsync({ input: { params: { id } }, key: keyFor([id, Date.now()]) })
    if (answer && isSuccess(answer)) toast.success(t('agents.invited', { email: answer.data.sent_to }))
    else toast.error(sentence(text, answer))
  }
  return (
    <Button
      kind="secondary"
      className="justify-self-start"
      pending={invite.isPending}
      onClick={() => void send()}
    >
      {t('agents.invite_again')}
    </Button>
  )
}
