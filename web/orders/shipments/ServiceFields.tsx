import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  receiverServices,
  senderServices,
  servicePackages,
  type DropPoint,
  type Party,
} from '#contract/orders/shipments.ts'
import { firstCheckedVisit } from '#contract/orders/first-checked-visit.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import type { ShownOffer } from '#contract/prices/quotes.ts'
import { useFormTexts } from '../../platform/form.ts'
import { ChoiceCard } from '../../ui/Card.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { TextField } from '../../ui/Field.tsx'
import { CollectionCounterField } from '../../parts/places/CollectionCounterField.tsx'
import { CounterCards } from '../../parts/places/CounterCards.tsx'
import { nearestFirst } from '../../parts/places/nearest-first.ts'
import { VisitFields } from '../../parts/places/VisitFields.tsx'
import type { PartyForm } from './party-form.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  form: PartyForm
  party: Party
  dropPoints: readonly DropPoint[]
  /** Undefined until the parcel's weight and places are known. */
  costs: ServiceCosts | undefined
}

/** In ringgit, under the name of the choice; what is not among them costs nothing more. */
export type ServiceCosts = ShownOffer['services']

export function ServiceFields({ form, party, dropPoints, costs }: Props) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const service_type = useWatch({ control: form.control, name: 'service_type' })
  const services = party === 'sender' ? senderServices : receiverServices
  return (
    <>
      <Choices
        legend={t('shipment.service_type')}
        name="service_type"
        options={services.map((id) => [id, t(`shipment.services.${id}`), t(`shipment.services.${id}_hint`)])}
        costs={costs}
        value={service_type}
        onPick={(value) => {
          form.setValue('service_type', value, { shouldValidate: true, shouldDirty: true })
          // What the other one still lacked is asked of nobody now.
          form.clearErrors('drop_point_id')
          if (!isAtDoor(value)) form.setValue('service_package', 'standard', { shouldDirty: true })
        }}
        error={errorOf('service_type')}
      />
      <WhereAndWhen form={form} party={party} service_type={service_type} dropPoints={dropPoints} />
      <HowSoon form={form} costs={costs} />
      {/* What to know on the way; at a counter there is nobody to tell. */}
      {isAtDoor(service_type) && <NoteField form={form} />}
    </>
  )
}

function isAtDoor(service_type: string) {
  return service_type === 'pickup' || service_type === 'delivery'
}

/** Nobody comes first at a counter: it is offered where a courier comes, and shown where it was chosen before. */
function HowSoon({ form, costs }: Pick<Props, 'form' | 'costs'>) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const [value, service_type] = useWatch({
    control: form.control,
    name: ['service_package', 'service_type'],
  })
  if (!isAtDoor(service_type) && value !== 'priority') return null
  return (
    <Choices
      legend={t('shipment.service_package')}
      name="service_package"
      options={servicePackages.map((id) => [
        id,
        t(`shipment.packages.${id}`),
        t(`shipment.packages.${id}_hint`),
      ])}
      costs={costs}
      value={value}
      onPick={(picked) =>
        form.setValue('service_package', picked === 'priority' ? 'priority' : 'standard', {
          shouldDirty: true,
        })
      }
      error={errorOf('service_package')}
    />
  )
}

interface ChosenProps extends Pick<Props, 'form' | 'party' | 'dropPoints'> {
  service_type: string
}

function WhereAndWhen({ form, party, service_type, dropPoints }: ChosenProps) {
  return (
    <>
      {service_type === 'drop_off' && <DropPointField form={form} dropPoints={dropPoints} />}
      {service_type === 'self_pickup' && <CounterField form={form} />}
      {party === 'sender' && <BoundVisit form={form} />}
    </>
  )
}

function NoteField({ form }: Pick<Props, 'form'>) {
  const { t } = useWords()
  const { field } = useFormTexts(form)
  return (
    <TextField
      label={t('shipment.note')}
      hint={t('shipment.note_hint')}
      maxLength={200}
      autoComplete="off"
      {...field('note')}
    />
  )
}

function CounterField({ form }: Pick<Props, 'form'>) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const [country_id, region_id, chosen] = useWatch({
    control: form.control,
    name: ['country_id', 'region_id', 'drop_point_id'],
  })
  return (
    <CollectionCounterField
      label={t('shipment.counter')}
      hint={t('shipment.counter_hint')}
      nearest={t('shipment.nearest_counter')}
      zone={{ country_id, region_id }}
      chosen={chosen}
      name="drop_point_id"
      onPick={(id) => form.setValue('drop_point_id', id, { shouldDirty: true, shouldValidate: true })}
      error={errorOf('drop_point_id')}
    />
  )
}

function DropPointField({ form, dropPoints }: Pick<Props, 'form' | 'dropPoints'>) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const [country_id, region_id, chosen] = useWatch({
    control: form.control,
    name: ['country_id', 'region_id', 'drop_point_id'],
  })
  const [nearest, another] = dropPoints.filter((point) => point.region_id === region_id)
  const only = nearest && !another && chosen === '' ? nearest.id : undefined
  useEffect(() => {
    // Where there is one counter, there is nothing to choose.
    if (only) form.setValue('drop_point_id', only, { shouldDirty: true, shouldValidate: true })
  }, [only, form])
  return (
    <CounterCards
      label={t('shipment.drop_point')}
      name="drop_point_id"
      counters={nearestFirst(
        dropPoints.filter((point) => point.country_id === country_id),
        region_id,
      )}
      chosen={chosen}
      onPick={(id) => form.setValue('drop_point_id', id, { shouldDirty: true, shouldValidate: true })}
      error={errorOf('drop_point_id')}
    />
  )
}

function BoundVisit({ form }: Pick<Props, 'form'>) {
  const { t } = useWords()
  const { errorOf } = useFormTexts(form)
  const [service_type, region_id, day, time_slot_id, drop_point_id] = useWatch({
    control: form.control,
    name: ['service_type', 'region_id', 'visit_day', 'time_slot_id', 'drop_point_id'],
  })
  const [usual] = useState(() => firstCheckedVisit(new Date()))
  return (
    <VisitFields
      region_id={region_id}
      usual={usual}
      checkedFrom={usual}
      counter={service_type === 'drop_off' ? drop_point_id : ''}
      label={t(`shipment.visit.${service_type === 'drop_off' ? 'counter' : 'courier'}`)}
      value={{ day, time_slot_id }}
      startsChosen
      onChange={(visit) => {
        const isChosen = visit.time_slot_id !== ''
        form.setValue('visit_day', visit.day, { shouldValidate: true, shouldDirty: true })
        form.setValue('time_slot_id', visit.time_slot_id, { shouldValidate: isChosen, shouldDirty: true })
      }}
      errors={{ day: errorOf('visit_day'), time_slot_id: errorOf('time_slot_id') }}
    />
  )
}

function Extra({ ringgit }: { ringgit: number | undefined }) {
  const { t } = useWords()
  if (ringgit === undefined) return null
  return (
    <span className="figures whitespace-nowrap">
      {ringgit === 0 ? t('shipment.no_extra') : `+ ${formatRinggit(ringgit)}`}
    </span>
  )
}

interface ChoicesProps {
  legend: string
  name: string
  options: readonly (readonly [id: string, label: string, hint: string])[]
  costs: Readonly<Record<string, number>> | undefined
  value: string
  onPick: (id: string) => void
  error: string | undefined
}

function Choices({ legend, name, options, costs, value, onPick, error }: ChoicesProps) {
  return (
    <ChoiceGroup label={legend} error={error}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))] gap-3">
        {options.map(([id, label, hint]) => (
          <ChoiceCard
            isSlim
            key={id}
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onPick(id)}
          >
            <span className="flex flex-wrap justify-between gap-x-2 font-semibold max-sm:text-[0.9375rem]">
              <span>{label}</span> <Extra ringgit={costs?.[id]} />
            </span>
            {/* On a phone it has the width of its card, also below the mark. */}
            <span className="text-muted block text-sm max-sm:-ml-8">{hint}</span>
          </ChoiceCard>
        ))}
      </div>
    </ChoiceGroup>
  )
}
