import type { ReactNode } from 'react'
import type { ReadOrderChange } from '#contract/orders/order-changes.ts'
import { senderServices, servicePackages, type DropPoint } from '#contract/orders/shipments.ts'
import { PlaceFields } from '../../parts/places/PlaceFields.tsx'
import { placeErrors } from '../../parts/places/use-places.ts'
import { useText } from '../../platform/text.ts'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import type { Ends } from './changed-order.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  order: ReadOrderChange
  ends: Ends
  onChange: (ends: Ends) => void
  errors: Record<string, string>
  dropPoints: readonly DropPoint[]
}

/** Where the parcel goes within its country, and what is done for it at either end. */
export function ChangedEnds(props: Props) {
  const { t } = useWords()
  return (
    <>
      <Collapsible open title={t('order_change.receiver')}>
        <div className="grid gap-4">
          <ReceiverPlace {...props} />
        </div>
      </Collapsible>
      <Collapsible open title={t('order_change.sender')}>
        <div className="grid gap-4">
          <SenderServices {...props} />
        </div>
      </Collapsible>
    </>
  )
}

function ReceiverPlace({ order, ends, onChange, errors }: Props) {
  const { t } = useWords()
  const text = useText()
  const { receiver } = ends
  const errorOf = (name: string) => {
    const error = errors[`receiver.${name}`]
    return error === undefined ? undefined : text(error)
  }
  const edit = (changed: Partial<Ends['receiver']>) =>
    onChange({ ...ends, receiver: { ...receiver, ...changed } })
  return (
    <>
      <PlaceFields
        fixedCountry
        value={{ ...receiver, country_id: order.to }}
        onChange={({ region_id, city_id, district_id, postal_code }) =>
          edit({ region_id, city_id, district_id, postal_code })
        }
        errors={placeErrors(placeNames, errorOf)}
      />
      <TextField
        label={t('shipment.address')}
        name="address"
        maxLength={300}
        value={receiver.address}
        onChange={({ target }) => edit({ address: target.value })}
        error={errorOf('address')}
      />
      <PackageField
        value={receiver.service_package}
        onPick={(service_package) => edit({ service_package })}
      />
    </>
  )
}

const placeNames = ['region_id', 'city_id', 'district_id', 'postal_code'] as const

function SenderServices({ order, ends, onChange, errors, dropPoints }: Props) {
  const { t } = useWords()
  const text = useText()
  const { sender } = ends
  const missing = errors['sender.drop_point_id']
  const edit = (changed: Partial<Ends['sender']>) => onChange({ ...ends, sender: { ...sender, ...changed } })
  return (
    <>
      <PackageField value={sender.service_package} onPick={(service_package) => edit({ service_package })} />
      <SelectField
        label={t('shipment.service_type')}
        name="sender_service"
        value={sender.service_type}
        onChange={({ target }) =>
          edit({ service_type: senderServices.find((service) => service === target.value) ?? 'pickup' })
        }
      >
        {options(senderServices.map((service) => [service, t(`shipment.services.${service}`)]))}
      </SelectField>
      {sender.service_type === 'drop_off' && (
        <SelectField
          label={t('shipment.drop_point')}
          name="drop_point_id"
          value={sender.drop_point_id}
          onChange={({ target }) => edit({ drop_point_id: target.value })}
          error={missing === undefined ? undefined : text(missing)}
        >
          <option value="">{t('shipment.choose')}</option>
          {options(
            nearestFirst(dropPoints, order).map(({ id, label, address }) => [id, `${label}, ${address}`]),
          )}
        </SelectField>
      )}
    </>
  )
}

/** Counters of the sender's country, those of the region on top. */
function nearestFirst(points: readonly DropPoint[], { from, from_region }: ReadOrderChange) {
  return points
    .filter(({ country_id }) => country_id === from)
    .toSorted((a, b) => Number(b.region_id === from_region) - Number(a.region_id === from_region))
}

type Package = Ends['sender']['service_package']

function PackageField({ value, onPick }: { value: Package; onPick: (value: Package) => void }) {
  const { t } = useWords()
  return (
    <SelectField
      label={t('shipment.service_package')}
      value={value}
      onChange={({ target }) => onPick(target.value === 'priority' ? 'priority' : 'standard')}
    >
      {options(servicePackages.map((id) => [id, t(`shipment.packages.${id}`)]))}
    </SelectField>
  )
}

function options(choices: readonly (readonly [value: string, label: string])[]): ReactNode {
  return choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
