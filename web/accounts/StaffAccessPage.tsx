import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { readAccessLink } from '#contract/staff-access.ts'
import { Alert } from '../ui/Alert.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useAnswer } from '../use-call.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { StaffAccessForm } from './StaffAccessForm.tsx'

/** Where the link of an invitation leads; what stands behind the # never leaves the browser but in the call. */
export function Page() {
  const { t } = useTranslation()
  const link = useLocation().hash.slice(1)
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <Done codes={codes} />
  return (
    <AccountFrame heading={t('staff_access.heading')}>
      <ByLink link={link} onDone={setCodes} />
    </AccountFrame>
  )
}

function ByLink({ link, onDone }: { link: string; onDone: (codes: string[]) => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useAnswer(readAccessLink, { body: { link } }, link !== '')
  const isInvalid =
    link === '' || error?.message === 'access_link_invalid' || error?.message === 'invalid_input'
  if (isInvalid) return <Alert tone="destructive">{t('staff_access.invalid')}</Alert>
  if (error) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80 w-full" />
  return <StaffAccessForm link={link} owner={data} onDone={onDone} />
}

function Done({ codes }: { codes: string[] }) {
  const { t } = useTranslation()
  return (
    <AccountFrame heading={t('staff_access.done.heading')}>
      <Alert tone="warning">{t('staff_access.done.text')}</Alert>
      <ul className="figures grid grid-cols-2 gap-2 text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={t('staff_access.done.copy')} />
      <LinkButton to="/login">{t('staff_access.done.login')}</LinkButton>
    </AccountFrame>
  )
}
