import { useSearchParams } from 'react-router'
import { readHandOver } from '#contract/courier/hand-overs.ts'
import { Alert } from '../ui/Alert.tsx'
import { useAnswer } from '../platform/use-call.ts'
import { CourierFrame } from './CourierFrame.tsx'
import { DeepHead } from './DeepHead.tsx'
import { GiveForm } from './GiveForm.tsx'
import { HandOverView } from './HandOverView.tsx'
import { TakeForm } from './TakeForm.tsx'
import { useIsOnline, useQuietSending } from './use-connection.ts'
import { NotYet } from '../ui/NotYet.tsx'
import { useWords } from '../platform/words.ts'

const look_ms = 2000

/** Two people count, each on their own phone. Without network there is nobody to compare with. */
export function Page() {
  const { t } = useWords()
  const isOnline = useIsOnline()
  useQuietSending()
  const [query, setQuery] = useSearchParams()
  const id = query.get('id')
  const open = (next: string) => setQuery({ id: next })
  return (
    <CourierFrame isDeep>
      <DeepHead>{t('hand_over.heading')}</DeepHead>
      {!isOnline && <Alert tone="warning">{t('hand_over.offline')}</Alert>}
      {id ? (
        <Opened id={id} isOnline={isOnline} />
      ) : (
        <>
          <p>{t('hand_over.text')}</p>
          <GiveForm isOnline={isOnline} onBegun={open} />
          <TakeForm isOnline={isOnline} onJoined={open} />
        </>
      )}
    </CourierFrame>
  )
}

function Opened({ id, isOnline }: { id: string; isOnline: boolean }) {
  const answer = useAnswer(readHandOver, { params: { id } }, isOnline, (known) =>
    known && known.hand_over.status !== 'open' ? null : look_ms,
  )
  const { data, refetch } = answer
  if (!data) return <NotYet answer={answer} className="h-64 w-full" />
  return <HandOverView hand_over={data.hand_over} isOnline={isOnline} onChanged={() => void refetch()} />
}
