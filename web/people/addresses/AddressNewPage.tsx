import { useNavigate } from '../../platform/navigate.ts'
import { usualWay } from '#contract/places/countries.ts'
import { createAddress, listAddresses } from '#contract/people/addresses.ts'
import { ProfileFrame } from '../../shell/ProfileFrame.tsx'
import { Card } from '../../ui/Card.tsx'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../../platform/use-call.ts'
import { useKeyFor } from '../../platform/use-key.ts'
import { AddressForm, type AddressValues } from './AddressForm.tsx'
import { useWords } from '../../platform/words.ts'

const empty: AddressValues = {
  label: '',
  name: '',
  phone: '',
  phone_country: usualWay.from,
  email: '',
  address: '',
  country_id: usualWay.from,
  region_id: '',
  city_id: '',
  district_id: '',
  postal_code: '',
}

export function Page() {
  const { t } = useWords()
  const navigate = useNavigate()
  const create = useCall(createAddress, { refreshes: [listAddresses] })
  const key = useKeyFor()
  return (
    <ProfileFrame heading={t('addresses.new.heading')}>
      <Card>
        <AddressForm
          initial={empty}
          save={(body) => create.mutateAsync({ input: { body }, key: key(body) })}
          onSaved={() => {
            toast.success(t('addresses.saved'))
            void navigate('/profile/address')
          }}
        />
      </Card>
    </ProfileFrame>
  )
}
