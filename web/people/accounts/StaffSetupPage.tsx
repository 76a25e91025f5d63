import { useState } from 'react'
import { useLocation } from 'react-router'
import { openInvitation } from '#contract/people/invitations.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { StaffSetupForm } from './StaffSetupForm.tsx'
import { useWords } from '../../platform/words.ts'

/** Where the link of an invitation leads: both factors at once. */
export function Page() {
  const { t } = useWords()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} />
  return (
    <AccountFrame heading={t('staff_setup.heading')}>
      <Invitation onDone={setCodes} />
    </AccountFrame>
  )
}

const over = new Set(['invitation_over', 'invalid_input'])

/** The address holds the invitation behind its #; looking it up does not use it up. */
function Invitation({ onDone }: { onDone: (recovery_codes: string[]) => void }) {
  const { hash } = useLocation()
  const [user_id = '', token = ''] = hash.slice(1).split('.')
  const { data, error, refetch } = useAnswer(openInvitation, { body: { user_id, token } })
  if (data) return <StaffSetupForm invited={{ ...data, user_id, token }} onDone={onDone} />
  if (!error) return <Skeleton className="h-96 w-full" />
  return over.has(error.message) ? <Over /> : <LoadFailed onRetry={() => void refetch()} />
}

function Over() {
  const { t } = useWords()
  return (
    <>
      <p>{t('staff_setup.over')}</p>
      <p>{t('staff_setup.over_next')}</p>
      <LinkButton to="/login">{t('staff_setup.to_login')}</LinkButton>
    </>
  )
}
