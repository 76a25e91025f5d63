import { useSearchParams } from 'react-router'
import { Tabs } from '../../ui/Tabs.tsx'
import { AgentDesk } from './AgentDesk.tsx'
import { DecidedAgents } from './DecidedAgents.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  return (
    <OfficeFrame heading={t('agents.heading')}>
      <Tabs
        label={t('agents.heading')}
        value={query.get('tab') === 'decided' ? 'decided' : 'waiting'}
        onChange={(tab) => setQuery({ tab }, { replace: true })}
        tabs={[
          { id: 'waiting', label: t('agents.waiting'), content: <AgentDesk /> },
          { id: 'decided', label: t('agents.decided'), content: <DecidedAgents /> },
        ]}
      />
    </OfficeFrame>
  )
}
