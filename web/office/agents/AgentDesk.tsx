import { Link } from 'react-router'
import { listApplications, type ShownApplication } from '#contract/people/agent-desk.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { AgentDecision } from './AgentDecision.tsx'
import { AgentDocuments } from './AgentDocuments.tsx'
import { AgentFacts } from './AgentFacts.tsx'
import { Beside } from '../desk/Beside.tsx'
import { DeskPanes } from '../desk/DeskPanes.tsx'
import { DealtWith } from '../desk/Turn.tsx'
import { useTurn } from '../desk/use-turn.ts'
import { NotYet } from '../../ui/NotYet.tsx'
import { useDay } from '../../platform/moment.ts'
import { useWords, type Words } from '../../platform/words.ts'

const look_ms = 10_000
const query = { show: 'waiting', limit: '50' } as const

/** One application at a time beside its documents, the oldest first; the next one follows automatically. */
export function AgentDesk() {
  const answer = useAnswer(listApplications, { query }, true, () => look_ms)
  const { data, refetch } = answer
  if (!data) return <NotYet answer={answer} className="h-96 w-full" />
  return <Desk applications={data.application_data} waiting={data.waiting} onDecided={() => void refetch()} />
}

type Day = ReturnType<typeof useDay>

interface DeskProps {
  applications: ShownApplication[]
  waiting: number
  onDecided: () => void
}

function Desk({ applications, waiting, onDecided }: DeskProps) {
  const { t } = useWords()
  const day = useDay()
  const lines = linesOf(applications, { t, day })
  const { place, thing: application, isGone, go, leave } = useTurn(applications)
  if (!application) return <None />
  return (
    <DeskPanes
      label={t('agents.queue')}
      keys={t('agents.keys')}
      open={isGone ? undefined : application.id}
      {...{ lines, place, waiting, go }}
    >
      {isGone && <DealtWith onNext={() => go(place + 1)} />}
      <Beside
        isAnswerLast
        answer={
          <>
            {!isGone && (
              <AgentDecision
                key={application.id}
                application={application}
                onDecided={() => {
                  leave()
                  onDecided()
                }}
              />
            )}
            <AgentFacts application={application} />
          </>
        }
      >
        <AgentDocuments key={application.id} application={application} />
      </Beside>
    </DeskPanes>
  )
}

/** Who has applied as it stands in the queue, with what is looked at twice. */
function linesOf(applications: readonly ShownApplication[], { t, day }: { t: Words['t']; day: Day }) {
  return applications.map(({ id, label, name, city, created_at, others }) => ({
    id,
    head: label ?? t('agents.erased'),
    time: <span className="text-muted">{day(created_at)}</span>,
    who: [name, city].filter(Boolean).join(' · '),
    mark: others > 0 ? ({ word: t('agents.again'), tone: 'waiting' } as const) : undefined,
  }))
}

function None() {
  const { t } = useWords()
  return (
    <EmptyState says={t('agents.none')}>
      <Link className="inline-flex min-h-11 items-center underline" to="/agent-registration">
        {t('agents.apply_page')}
      </Link>
    </EmptyState>
  )
}
