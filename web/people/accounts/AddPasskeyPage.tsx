import { useSearchParams } from 'react-router'
import { useNavigate } from '../../platform/navigate.ts'
import { knowsPasskeys } from '../../platform/passkey.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { answers } from '../../platform/use-call.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { safePath } from './safe-path.ts'
import { useNewPasskey } from './use-new-passkey.ts'
import { useWords } from '../../platform/words.ts'

/** Where staff are led whose role logs in with a passkey, and who have none yet. */
export function Page() {
  const { t } = useWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { add, problem, isPending } = useNewPasskey(() => {
    toast.success(t('profile.passkeys.added'))
    // What was refused before is asked for again.
    answers.clear()
    void navigate(safePath(search.get('next')), { replace: true })
  })
  return (
    <AccountFrame heading={t('profile.passkeys.owed.heading')}>
      <p>{t('profile.passkeys.owed.text')}</p>
      <p className="text-muted">{t('profile.passkeys.text')}</p>
      {problem && <Alert tone="destructive">{problem}</Alert>}
      {knowsPasskeys() ? (
        <Button pending={isPending} onClick={() => void add()}>
          {t('profile.passkeys.add')}
        </Button>
      ) : (
        <Alert tone="warning">{t('profile.passkeys.unsupported')}</Alert>
      )}
    </AccountFrame>
  )
}
