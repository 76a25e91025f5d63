import { listCarriers, parcelAges } from '#contract/office/office-parcels.ts'
import { receiverServices, senderServices } from '#contract/orders/shipments.ts'
import { macro } from '#contract/parcels/step-shapes.ts'
import { countryCodes, type CountryCode } from '#contract/places/countries.ts'
import { listRegions } from '#contract/places/geography.ts'
import { lanes } from '#contract/places/lanes.ts'
import { mode } from '#contract/places/zone-shapes.ts'
import { useCounters } from '../../parts/places/use-counters.ts'
import { useText } from '../../platform/text.ts'
import { untilThere, useAnswer } from '../../platform/use-call.ts'
import { useWords } from '../../platform/words.ts'
import type { Filters } from './parcel-filters.ts'

const services = [...senderServices, ...receiverServices]

export interface Choice {
  name: 'state' | 'lane' | 'mode' | 'age' | 'holder' | 'service' | 'counter' | 'region'
  /** What no choice means. */
  first: string
  options: (readonly [value: string, label: string])[]
}

/** People and places are asked for once somebody may choose one. */
export function useChoices(isOpen: boolean, filters: Filters): Choice[] {
  const { t } = useWords()
  const { data } = useAnswer(listCarriers, {}, isOpen || filters.holder !== undefined, untilThere)
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

/** One list a country, one after the other; the compiler asks for the next one. */
function useRegions(isNeeded: boolean) {
  const lists = {
    MY: useAnswer(listRegions, { params: { parent: 'MY' }, query }, isNeeded, untilThere),
    ID: useAnswer(listRegions, { params: { parent: 'ID' }, query }, isNeeded, untilThere),
  } as const satisfies Record<CountryCode, unknown>
  return countryCodes.flatMap((code) =>
    (lists[code].data?.region_data ?? []).map(({ id, label }) => [id, label] as const),
  )
}
