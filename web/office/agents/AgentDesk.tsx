import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listApplications, type ShownApplication } from '#contract/agent-desk.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../use-call.ts'
import { AgentDecision } from './AgentDecision.tsx'
import { AgentDocuments } from './AgentDocuments.tsx'
import { AgentFacts } from './AgentFacts.tsx'
import { useShortcuts } from '../use-shortcuts.ts'

const look_ms = 10_000
const query = { show: 'waiting', limit: '50' } as const

/** One application at a time beside its documents, the oldest first; the next one comes by itself. */
export function AgentDesk() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useAnswer(listApplications, { query }, true, () => look_ms)
  if (!data)
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton className="h-96 w-full" />
  if (data.application_data.length === 0)
    return (
      <EmptyState>
        <p>{t('agents.none')}</p>
        <Link className="inline-flex min-h-11 items-center underline" to="/agent-registration">
          {t('agents.apply_page')}
        </Link>
      </EmptyState>
    )
  return <Desk applications={data.application_data} waiting={data.waiting} onDecided={() => void refetch()} />
}

interface DeskProps {
  applications: ShownApplication[]
  waiting: number
  onDecided: () => void
}

function Desk({ applications, waiting, onDecided }: DeskProps) {
  const [chosen, choose] = useState('')
  const place = Math.max(
    0,
    applications.findIndex(({ id }) => id === chosen),
  )
  const application = applications[place]
  const go = (to: number) =>
    choose(applications[Math.min(applications.length - 1, Math.max(0, to))]?.id ?? '')
  const leave = () => {
    choose(applications[place + 1]?.id ?? applications[place - 1]?.id ?? '')
    onDecided()
  }
  if (!application) return null
  return (
    <div className="grid gap-4">
      <Turn place={place} shown={applications.length} waiting={waiting} go={go} />
      <div className="grid gap-6 lg:grid-cols-2">
        <AgentDocuments key={application.id} application={application} />
        <div className="grid content-start gap-4 lg:sticky lg:top-4 lg:self-start">
          <AgentFacts application={application} />
          <AgentDecision key={application.id} application={application} onDecided={leave} />
        </div>
      </div>
    </div>
  )
}

interface TurnProps {
  place: number
  shown: number
  waiting: number
  go: (place: number) => void
}

function Turn({ place, shown, waiting, go }: TurnProps) {
  const { t } = useTranslation()
  useShortcuts({ j: () => go(place + 1), k: () => go(place - 1) })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="figures font-semibold" aria-live="polite">
        {t('agents.position', { place: place + 1, count: waiting })}
      </p>
      <Button kind="secondary" disabled={place === 0} onClick={() => go(place - 1)} aria-keyshortcuts="k">
        {t('agents.previous')}
      </Button>
      <Button
        kind="secondary"
        disabled={place === shown - 1}
        onClick={() => go(place + 1)}
        aria-keyshortcuts="j"
      >
        {t('agents.next')}
      </Button>
      <p className="text-muted text-sm max-sm:hidden">{t('agents.keys')}</p>
    </div>
  )
}
