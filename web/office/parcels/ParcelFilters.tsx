import ListFilter from 'lucide-react/icons/list-filter'
import { useState } from 'react'
import { listCarriers, parcelAges } from '#contract/office/office-parcels.ts'
import { usualWay } from '#contract/places/countries.ts'
import { listRegions } from '#contract/places/geography.ts'
import { receiverServices, senderServices } from '#contract/orders/shipments.ts'
import { useCounters } from '../../parts/places/use-counters.ts'
import { useText } from '../../platform/text.ts'
import { lanes } from '#contract/places/lanes.ts'
import { macro } from '#contract/parcels/tracking.ts'
import { mode } from '#contract/places/zones.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { useAnswer } from '../../platform/use-call.ts'
import type { Filters } from './parcel-filters.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  filters: Filters
  onChange: (filters: Filters) => void
}

const services = [...senderServices, ...receiverServices]

interface Choice {
  name: 'state' | 'lane' | 'mode' | 'age' | 'holder' | 'service' | 'counter' | 'region'
  /** What no choice means. */
  first: string
  options: (readonly [value: string, label: string])[]
}

// Asked most; the others unfold, and stay as long as something is chosen in them. On a phone all of them do.
const askedMost: ReadonlySet<keyof Filters> = new Set(['state', 'lane', 'holder'])

/** Each choice counts at once. */
export function ParcelFilters({ filters, onChange }: Props) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const choices = useChoices(isOpen, filters)
  const lookOf = (name: keyof Filters) =>
    isOpen || filters[name] ? '' : askedMost.has(name) ? 'max-sm:hidden' : 'hidden'
  return (
    <section aria-label={t('office_parcels.filters.label')} className="grid gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-2 md:grid-cols-4 lg:grid-cols-5">
        {choices.map((choice) => (
          <div key={choice.name} className={lookOf(choice.name)}>
            <ChoiceField choice={choice} filters={filters} onChange={onChange} />
          </div>
        ))}
        <div className={lookOf('day')}>
          <DayField filters={filters} onChange={onChange} />
        </div>
        <Unfold isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />
      </div>
      {Object.keys(filters).length > 0 && (
        <p className="flex flex-wrap items-center gap-3">
          {filters.customer && <span>{t('office_parcels.filters.one_customer')}</span>}
          {filters.door && <span>{t('office_parcels.filters.door_asked')}</span>}
          {filters.stop && <span>{t('office_parcels.filters.stop_due')}</span>}
          {filters.place && <span>{t(`office_parcels.filters.places.${filters.place}`)}</span>}
          <Button kind="quiet" onClick={() => onChange({})}>
            {t('office_parcels.filters.clear')}
          </Button>
        </p>
      )}
    </section>
  )
}

function ChoiceField({ choice: { name, first, options }, filters, onChange }: Props & { choice: Choice }) {
  const { t } = useWords()
  return (
    <SelectField
      name={name}
      label={t(`office_parcels.filters.${name}`)}
      value={filters[name] ?? ''}
      onChange={({ target }) => onChange({ ...filters, [name]: target.value || undefined })}
    >
      <option value="">{first}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

interface UnfoldProps {
  isOpen: boolean
  onPress: () => void
}

/** The parcels are on the first screen, not nine questions about them. */
function Unfold({ isOpen, onPress }: UnfoldProps) {
  const { t } = useWords()
  return (
    <Button kind="secondary" className="justify-self-start" aria-expanded={isOpen} onClick={onPress}>
      <ListFilter className="size-5" aria-hidden="true" />
      {t('office_parcels.filters.label')}
    </Button>
  )
}

/** Places are asked for once somebody may choose one. */
function useChoices(isOpen: boolean, filters: Filters): Choice[] {
  const { t } = useWords()
  const { data } = useAnswer(listCarriers)
  const text = useText()
  const all = t('office_parcels.filters.all')
  const counters = useCounters(isOpen || filters.counter !== undefined).map(
    ({ id, label }) => [id, label] as const,
  )
  const regions = useRegions(isOpen || filters.region !== undefined)
  const states = macro.options.map((state) => [state, t(`tracking.macros.${state}`)] as const)
  const carriers = data?.carrier_data.map(({ id, name }) => [id, name] as const) ?? []
  return [
    { name: 'state', first: t('office_parcels.filters.under_way'), options: [['all', all], ...states] },
    {
      name: 'lane',
      first: all,
      options: lanes.map((lane) => [lane, t(`office.passports.lanes.${lane}`)]),
    },
    { name: 'mode', first: all, options: mode.options.map((one) => [one, t(`office_parcels.modes.${one}`)]) },
    {
      name: 'age',
      first: all,
      options: parcelAges.map((days) => [days, t('office_parcels.filters.days', { count: Number(days) })]),
    },
    {
      name: 'holder',
      first: t('office_parcels.filters.anybody'),
      options: [['nobody', t('office_parcels.filters.nobody')], ...carriers],
    },
    { name: 'region', first: all, options: regions },
    {
      name: 'service',
      first: all,
      options: services.map((service) => [service, text(`shipment.services.${service}`)]),
    },
    { name: 'counter', first: all, options: counters },
  ]
}

const query = { is_active: 'true' } as const

/** Of both ends of the usual way, one after the other. */
function useRegions(isNeeded: boolean) {
  const own = useAnswer(listRegions, { params: { parent: usualWay.from }, query }, isNeeded)
  const other = useAnswer(listRegions, { params: { parent: usualWay.to }, query }, isNeeded)
  return [...(own.data?.region_data ?? []), ...(other.data?.region_data ?? [])].map(
    ({ id, label }) => [id, label] as const,
  )
}

function DayField({ filters, onChange }: Props) {
  const { t } = useWords()
  return (
    <TextField
      name="day"
      type="date"
      label={t('office_parcels.filters.day')}
      value={filters.day ?? ''}
      onChange={({ target }) => onChange({ ...filters, day: target.value || undefined })}
    />
  )
}
