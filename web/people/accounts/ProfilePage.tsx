import { readProfile } from '#contract/people/accounts.ts'
import { Card } from '../../ui/Card.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { ChangeEmail } from './ChangeEmail.tsx'
import { DeviceNotices } from './DeviceNotices.tsx'
import { IdentityLooks } from './IdentityLooks.tsx'
import { MailChoices } from './MailChoices.tsx'
import { Passkeys } from './Passkeys.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileFrame } from '../../shell/ProfileFrame.tsx'
import { Sessions } from './Sessions.tsx'
import { YourData } from './YourData.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(readProfile)
  return (
    <ProfileFrame heading={t('profile.heading')}>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-dvh w-full" />}
      {data && (
        <>
          <Card className="grid gap-4">
            <ProfileForm key={data.profile.id} profile={data.profile} />
          </Card>
          <Card className="grid gap-3">
            <h2 className="text-lg">{t('profile.email')}</h2>
            <ChangeEmail email={data.profile.email} />
          </Card>
        </>
      )}
      {/* They come with what stands above them: earlier they would be pushed down under a finger. */}
      {(data || isError) && <Rest />}
    </ProfileFrame>
  )
}

function Rest() {
  return (
    <>
      <Passkeys />
      <MailChoices />
      <DeviceNotices />
      <Sessions />
      <IdentityLooks />
      <YourData />
    </>
  )
}
