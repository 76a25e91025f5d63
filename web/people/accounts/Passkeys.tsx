import { listPasskeys } from '#contract/people/passkeys.ts'
import { knowsPasskeys } from '../../platform/passkey.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { useNewPasskey } from './use-new-passkey.ts'
import { useWords } from '../../platform/words.ts'

export function Passkeys() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(listPasskeys)
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{t('profile.passkeys.heading')}</h2>
      <p className="max-w-prose">{t('profile.passkeys.text')}</p>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-16 w-full" />}
      {data && data.passkey_data.length === 0 && <p className="text-muted">{t('profile.passkeys.none')}</p>}
      {data && data.passkey_data.length > 0 && (
        <ul className="divide-line divide-y">
          {data.passkey_data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </Card>
  )
}

function AddPasskey() {
  const { t } = useWords()
  const { add, problem, isPending } = useNewPasskey(() => toast.success(t('profile.passkeys.added')))
  if (!knowsPasskeys()) return <Alert tone="info">{t('profile.passkeys.unsupported')}</Alert>
  return (
    <>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <Button kind="secondary" className="justify-self-start" pending={isPending} onClick={() => void add()}>
        {t('profile.passkeys.add')}
      </Button>
    </>
  )
}
