import { sql } from 'kysely'
import { parties, type Party } from '#contract/orders/shipments.ts'
import type { Choice, Priced } from './choose-shipment.ts'
import { sealIdNumber } from './id-numbers.ts'
import type { ShipmentBody } from './shipment-body.ts'

/**
 * A picture must be the person's to give: the one kept as their own, or one given for nobody yet. None may be missing unless
 * the office lifted the duty.
 */
export function passportIsOwn(
  user_id: string,
  { passport_image_id }: ShipmentBody['sender'] | ShipmentBody['receiver'],
  isDuty: boolean,
) {
  if (passport_image_id === '') return isDuty ? sql`false` : sql`true`
  return sql`exists (select from files f where f.id = ${passport_image_id}::uuid and f.kind = 'passport'
    and f.owner_id = ${user_id}::uuid and f.sealed_key <> '' and ${isUnspent})`
}

/** For rows f of files: kept as the account's own, or given for no party yet. */
export const isUnspent = sql<boolean>`(exists (select from users u where u.passport_id = f.id)
  or not exists (select from shipment_parties given where given.passport_image_id = f.id))`

export function partyRows(secret_key: string, order_id: string, choice: Choice) {
  const rows = partiesOf(secret_key, order_id, choice)
  return sql`
    insert into shipment_parties (order_id, party, name, phone, email, emergency_contact, sealed_id_number, passport_image_id, address,
      postal_code, country_id, region_id, city_id, district_id, service_package, service_type, drop_point_id, visit_day, time_slot_id)
    select ${order_id}::uuid, p.party, p.name, p.phone, p.email, p.emergency_contact, decode(p.id_number_hex, 'hex'),
      nullif(p.passport_image_id, '')::uuid, p.address, p.postal_code, p.country_id, p.region_id, p.city_id, p.district_id,
      p.service_package, p.service_type, case p.service_type when 'drop_off' then nullif(p.drop_point_id, '')::uuid end, p.visit_day, p.time_slot_id
    from ready, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (party text, name text, phone text, email text, emergency_contact text,
      id_number_hex text, passport_image_id text, address text, postal_code text, country_id text, region_id text, city_id text,
      district_id text, service_package text, service_type text, drop_point_id text, visit_day date, time_slot_id text)`
}

/** Sender and receiver as their table keeps them, the numbers of their papers sealed. */
export function partiesOf(
  secret_key: string,
  order_id: string,
  { body, contacts }: Pick<Priced, 'body' | 'contacts'>,
) {
  const rowOf = (party: Party) => {
    const { phone: _, phone_country: __, id_number, ...given } = body[party]
    return {
      ...given,
      ...contacts[party],
      party,
      drop_point_id: party === 'sender' ? body.sender.drop_point_id : '',
      id_number_hex: sealIdNumber(secret_key, order_id, id_number).toString('hex'),
    }
  }
  return parties.map(rowOf)
}
