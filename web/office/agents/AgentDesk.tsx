import { Link } from 'react-router'
import { listApplications, type ShownApplication } from '#contract/people/agent-desk.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { AgentDecision } from './AgentDecision.tsx'
import { AgentDocuments } from './AgentDocuments.tsx'
import { AgentFacts } from './AgentFacts.tsx'
import { DealtWith, Turn } from '../payments/Turn.tsx'
import { useTurn } from '../payments/use-turn.ts'
import { NotYet } from '../../ui/NotYet.tsx'
import { useWords } from '../../platform/words.ts'

const look_ms = 10_000
const query = { show: 'waiting', limit: '50' } as const

/** One application at a time beside its documents, the oldest first; the next one follows automatically. */
export function AgentDesk() {
  const answer = useAnswer(listApplications, { query }, true, () => look_ms)
  const { data, refetch } = answer
  if (!data) return <NotYet answer={answer} className="h-96 w-full" />
  return <Desk applications={data.application_data} waiting={data.waiting} onDecided={() => void refetch()} />
}

interface DeskProps {
  applications: ShownApplication[]
  waiting: number
  onDecided: () => void
}

function Desk({ applications, waiting, onDecided }: DeskProps) {
  const { t } = useWords()
  const { place, thing: application, isGone, go, leave } = useTurn(applications)
  if (!application) return <None />
  return (
    <div className="grid gap-4">
      <Turn place={place} shown={applications.length} waiting={waiting} keys={t('agents.keys')} go={go} />
      {isGone && <DealtWith onNext={() => go(place + 1)} />}
      <div className="grid gap-6 lg:grid-cols-2">
        <AgentDocuments key={application.id} application={application} />
        <div className="grid content-start gap-4 lg:sticky lg:top-4 lg:self-start">
          <AgentFacts application={application} />
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
        </div>
      </div>
    </div>
  )
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
