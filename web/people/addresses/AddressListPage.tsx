import { listAddresses } from '#contract/people/addresses.ts'
import { ProfileFrame } from '../../shell/ProfileFrame.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import { AddressCard } from './AddressCard.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(listAddresses, { query: { is_active: 'true' } })
  const addresses = data?.address_data
  return (
    <ProfileFrame heading={t('addresses.list.heading')}>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!addresses && !isError && <Skeleton className="h-40 w-full" />}
      {addresses?.length === 0 && (
        <EmptyState>
          <LinkButton to="/profile/address/new">{t('addresses.list.add')}</LinkButton>
        </EmptyState>
      )}
      {addresses && addresses.length > 0 && (
        <>
          <LinkButton to="/profile/address/new" className="justify-self-start">
            {t('addresses.list.add')}
          </LinkButton>
          <ul className="grid gap-4 lg:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
        </>
      )}
    </ProfileFrame>
  )
}
