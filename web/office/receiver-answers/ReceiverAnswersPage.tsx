import { useSearchParams } from 'react-router'
import { reportStates } from '#contract/parcels/report-replies.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { useWords } from '../../platform/words.ts'
import { Reports } from './Reports.tsx'

/** Whoever waited and says that nobody came: what the office looks into first. */
export function Page() {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  return (
    <OfficeFrame heading={t('receiver_answers.heading')}>
      <Tabs
        label={t('receiver_answers.heading')}
        value={reportStates.find((state) => state === query.get('tab')) ?? 'waiting'}
        onChange={(tab) => setQuery({ tab }, { replace: true })}
        tabs={reportStates.map((id) => ({
          id,
          label: t(`receiver_answers.${id}`),
          content: <Reports state={id} />,
        }))}
      />
    </OfficeFrame>
  )
}
