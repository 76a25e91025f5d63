import { useParams } from 'react-router'
import { useNavigate } from '../../platform/navigate.ts'
import { listAddresses, updateAddress, type Address } from '#contract/people/addresses.ts'
import { fromE164 } from '#contract/places/phone.ts'
import { ProfileFrame } from '../../shell/ProfileFrame.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswer, useCall } from '../../platform/use-call.ts'
import { AddressForm, type AddressValues } from './AddressForm.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const { addressId } = useParams()
  const { data, isError, refetch } = useAnswer(listAddresses, { query: { is_active: 'true' } })
  const address = data?.address_data.find(({ id }) => id === addressId)
  return (
    <ProfileFrame heading={t('addresses.edit.heading')}>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {address && <EditCard address={address} />}
      {data && !address && (
        <EmptyState says={t('addresses.gone')}>
          <LinkButton kind="secondary" to="/profile/address">
            {t('addresses.list.heading')}
          </LinkButton>
        </EmptyState>
      )}
      {!data && !isError && <Skeleton className="h-96 w-full" />}
    </ProfileFrame>
  )
}

function EditCard({ address }: { address: Address }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const update = useCall(updateAddress, { refreshes: [listAddresses] })
  return (
    <Card>
      <AddressForm
        initial={valuesOf(address)}
        save={(body) => update.mutateAsync({ input: { params: { id: address.id }, body } })}
        onSaved={() => {
          toast.success(t('addresses.saved'))
          void navigate('/profile/address')
        }}
      />
    </Card>
  )
}

/** Without what only an answer holds. */
function valuesOf({
  phone,
  id: _id,
  is_main: _isMain,
  country_label: _country,
  region_label: _region,
  city_label: _city,
  district_label: _district,
  ...same
}: Address): AddressValues {
  return { ...same, ...fromE164(phone) }
}
