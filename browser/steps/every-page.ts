import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { sql } from 'kysely'
import { addOnOptions } from '#contract/orders/shipments.ts'
import { addOns } from '#contract/prices/priced-line.ts'
import { createAddress } from '#contract/people/addresses.ts'
import type { Role } from '#contract/platform/roles.ts'
import { pathIn } from '#contract/platform/endpoint.ts'
import { pages } from '../../web/pages.ts'
import { makeDelivered } from './claim.ts'
import { database, makePerson } from './database.ts'
import { placeBoxOrder } from './order.ts'

const ownAddress = {
  label: 'Kantor',
  phone: '081234567890',
  phone_country: 'ID',
  email: 'siti@example.com',
  country_id: 'ID',
  region_id: '32',
  city_id: '32.73',
  district_id: '32.73.01',
  address: 'Jl. Contoh No. 8',
  postal_code: '40132',
}

const longName = 'Raden Ajeng Siti Nurhaliza Kusumawardhani binti Haji Muhammad Abdul Contoh'

/** Everything that can be ordered for a parcel, in the longest words. */
async function fillUp(id: string, name: string) {
  const db = await database()
  const add_ons = addOns.map((name) => ({ name, quantity: 3, option: addOnOptions[name][0] }))
  await sql`update shipments set add_ons = ${JSON.stringify(add_ons)}::jsonb where order_id = ${id}::uuid`.execute(
    db,
  )
  await sql`update shipment_parties set name = ${name}, service_package = 'priority' where order_id = ${id}::uuid`.execute(
    db,
  )
}

/** Somebody whose pages are as full as we can make them. */
export async function fullCustomer(request: APIRequestContext, name = longName) {
  const person = await makePerson('customer', name)
  const { id: shipment_id, number } = await makeDelivered(person.id)
  await fillUp(shipment_id, name)
  const boxes_id = await placeBoxOrder(request, person.token)
  const address = await request.post(pathIn('user', createAddress.path), {
    headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': randomUUID() },
    data: { ...ownAddress, name },
  })
  expect(address.status(), await address.text()).toBe(200)
  const { data } = await address.json()
  return { person, number, shipment_id, boxes_id, address_id: String(data.address.id) }
}

export type Full = Awaited<ReturnType<typeof fullCustomer>>

/** The ids in the addresses of pages that show one thing; a new page of that kind names its own here. */
export function addressesOf(path: string, { person, number, shipment_id, boxes_id, address_id }: Full) {
  const parts: Record<string, string> = { number, id: person.id, addressId: address_id }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const part = parts[name]
    if (!part) throw new Error(`Nothing is known that ${path} could show`)
    return part
  })
  const queries: Record<string, string[]> = {
    '/shipment-detail': [`?id=${shipment_id}`],
    '/shipment-success': [`?id=${shipment_id}`, `?id=${boxes_id}`],
    '/claim': ['', `?id=${shipment_id}`],
    '/courier': ['', `?number=${number}`],
    '/office/search': ['', `?q=${number}`],
  }
  return (queries[path] ?? ['']).map((query) => filled + query)
}

/** Every page that somebody of this role can open once they are signed in; a new one is included automatically. */
export function pagesOf(role: Role) {
  return pages.filter(
    ({ guard, roles, path }) => guard && (!roles || roles.includes(role)) && path !== '/add-passkey',
  )
}
