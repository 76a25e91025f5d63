import { useState } from 'react'
import { listAccounts, type OfficeAccount } from '#contract/office/office.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountImage } from './AccountImage.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(listAccounts)
  const [open, setOpen] = useState<OfficeAccount | 'new'>()
  const close = () => setOpen(undefined)
  const accounts = data?.account_data
  return (
    <OfficeFrame heading={t('office.accounts.heading')}>
      <p className="text-muted max-w-prose">{t('office.accounts.text')}</p>
      {accounts?.some(({ is_sample, is_active }) => is_sample && is_active) && (
        <Alert tone="warning">{t('office.accounts.samples')}</Alert>
      )}
      <Button data-act="" className="justify-self-start" onClick={() => setOpen('new')}>
        {t('office.accounts.add')}
      </Button>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-40 w-full" />}
      {accounts?.length === 0 && <EmptyState />}
      <ul className="grid gap-4 md:grid-cols-2">
        {accounts?.map((account) => (
          <AccountCard key={account.id} account={account} onEdit={() => setOpen(account)} />
        ))}
      </ul>
      <Dialog
        open={open !== undefined}
        onClose={close}
        title={t(open === 'new' ? 'office.accounts.add' : 'ui.edit')}
      >
        <AccountForm account={open === 'new' ? undefined : open} onSaved={close} />
      </Dialog>
    </OfficeFrame>
  )
}

function AccountCard({ account, onEdit }: { account: OfficeAccount; onEdit: () => void }) {
  const { t } = useWords()
  const { bank_name, account_name, account_number, payment_type_id, is_active, is_sample } = account
  return (
    <li className="border-line bg-surface grid content-start gap-3 rounded-box border p-4">
      <p className="flex flex-wrap gap-2">
        <Badge>{t(`ui.payment.${payment_type_id}`)}</Badge>
        <Badge tone={is_active ? 'done' : 'neutral'}>
          {t(is_active ? 'office.active' : 'office.inactive')}
        </Badge>
        {is_sample && <Badge tone="waiting">{t('office.sample')}</Badge>}
      </p>
      <p>
        <span className="block font-semibold">{bank_name}</span>
        <span className="figures block wrap-break-word">{account_number}</span>
        <span className="text-muted block">{account_name}</span>
      </p>
      <AccountImage account={account} />
      <Button
        kind="secondary"
        className="justify-self-start"
        onClick={onEdit}
        aria-label={`${t('ui.edit')} ${bank_name}`}
      >
        {t('ui.edit')}
      </Button>
    </li>
  )
}
