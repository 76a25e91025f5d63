import { useState } from 'react'
import { isSuccess } from '#contract/platform/envelope.ts'
import { listMyParcels, readCarried, takeStop } from '#contract/courier/scans.ts'
import { useText } from '../platform/text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { useCall } from '../platform/use-call.ts'
import { useKeyFor } from '../platform/use-key.ts'
import { refusal } from './refusal.ts'
import { useIsOnline } from './use-connection.ts'
import { useWords } from '../platform/words.ts'

/** Makes a stop mine. Names and streets come with it, so it needs the server's word and waits in no queue. */
export function TakeStop({ number, kind = 'primary' }: { number: string; kind?: 'primary' | 'secondary' }) {
  const { t } = useWords()
  const text = useText()
  const isOnline = useIsOnline()
  const keyFor = useKeyFor()
  const [problem, setProblem] = useState<string>()
  const take = useCall(takeStop, { refreshes: [readCarried, listMyParcels] })
  async function press() {
    const input = { params: { number } }
    const answer = await take.mutateAsync({ input, key: keyFor(input) })
    setProblem(answer && isSuccess(answer) ? undefined : refusal(text, answer))
  }
  return (
    <div className="grid gap-3">
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <Button
        kind={kind}
        className="min-h-14 w-full"
        disabled={!isOnline || take.isPending}
        onClick={() => void press()}
      >
        {t('courier.stop.take')}
      </Button>
      <p className="text-muted text-sm">{t(isOnline ? 'courier.stop.hint' : 'courier.stop.offline')}</p>
    </div>
  )
}
