import type { CountryCode } from '#contract/places/countries.ts'
import { countryCode } from '#contract/places/geography.ts'
import { senderServices } from '#contract/orders/shipments.ts'
import { mode } from '#contract/places/zone-shapes.ts'
import type { PartyValues } from './party-schema.ts'
import { emptyDraft, type Draft } from './shipment-form.ts'

/** What was kept, on top of what every draft has: a draft of an older version of this page is no reason to fail. */
export function readDraft(kept: Record<string, unknown> | null): Draft {
  const known = asDraft(kept ?? {})
  const content = { ...emptyDraft.package, ...known.package }
  return {
    ...emptyDraft,
    ...known,
    sender: { ...emptyDraft.sender, ...known.sender },
    receiver: { ...emptyDraft.receiver, ...known.receiver },
    package: {
      ...content,
      // What is no number yet comes back as null.
      weight: content.weight ?? undefined,
      items: content.items.map((item) => ({
        name: item.name,
        quantity: item.quantity ?? undefined,
        hs_code: item.hs_code,
        unit_value: item.unit_value ?? undefined,
        net_weight_kg: item.net_weight_kg ?? undefined,
        origin_country: item.origin_country ?? '',
      })),
    },
    payment: { ...emptyDraft.payment, ...known.payment },
  }
}

function asDraft(kept: Partial<Draft>): Partial<Draft> {
  return kept
}

/** Choices that came along from a quote or a service page. */
export function withChoices(draft: Draft, query: URLSearchParams): Draft {
  const number = (name: string) => (query.get(name) ? Number(query.get(name)) : undefined)
  const [from, to, by] = [
    countryCode.safeParse(query.get('origin_country')).data,
    countryCode.safeParse(query.get('destination_country')).data,
    mode.safeParse(query.get('mode')).data,
  ]
  const service = senderServices.find((one) => one === query.get('service_sender'))
  if (query.size === 0 || query.has('again')) return draft
  return {
    ...draft,
    // Somebody who comes with new choices looks at each step again.
    step: 0,
    mode: by ?? draft.mode,
    sender: {
      ...withPlace(draft.sender, from, query.get('origin_region')),
      ...(service ? { service_type: service } : {}),
    },
    receiver: withPlace(draft.receiver, to, query.get('destination_region')),
    package: {
      ...draft.package,
      items: withValue(draft.package.items, number('declared_value')),
      weight: number('weight') ?? draft.package.weight,
      ...packagingIn(query, number),
    },
  }
}

/** An empty name is own packaging, as in the order itself, and only that is measured. */
function packagingIn(query: URLSearchParams, number: (name: string) => number | undefined) {
  const sides = { length: number('length'), width: number('width'), height: number('height') }
  const box = query.get('box')
  if (box) return { box }
  if (sides.length) return { box: '', ...sides }
  return box === null ? {} : { box }
}

/** The value of a quote is that of the whole parcel: it is the first item's as long as none has its own. */
function withValue(items: Draft['package']['items'], unit_value: number | undefined) {
  const [first, ...others] = items
  if (unit_value === undefined || !first || first.unit_value !== undefined || others.length > 0) return items
  return [{ ...first, quantity: 1, unit_value }]
}

/** A country alone leaves the places of a draft alone that is in that country already. */
export function withPlace(
  party: PartyValues,
  country: CountryCode | undefined,
  region: string | null,
): PartyValues {
  if (!country || (party.country_id === country && (region === null || region === party.region_id)))
    return party
  const below = {
    city_id: '',
    district_id: '',
    postal_code: '',
    visit_day: '',
    time_slot_id: '',
    drop_point_id: '',
  }
  // A phone that is there already keeps the country it was given with.
  const phone_country = party.phone === '' ? country : party.phone_country
  return { ...party, ...below, country_id: country, phone_country, region_id: region ?? '' }
}
