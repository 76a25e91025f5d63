import { fromE164 } from '#contract/places/phone.ts'
import type { KnownField } from '#contract/orders/known-people.ts'
import type { Address } from '#contract/people/addresses.ts'

/** What a saved address, or somebody of an earlier shipment, fills into the fields of a person and a place. */
export function fromAddress(saved: Pick<Address, KnownField>) {
  const { name, email, country_id, region_id, city_id, district_id, postal_code, address } = saved
  const place = { country_id, region_id, city_id, district_id, postal_code, address }
  return { name, ...fromE164(saved.phone), email, ...place } satisfies Record<KnownField, string>
}
