import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { createQuote } from '#contract/prices/quotes.ts'
import { orderShipment, sendPassport, type ShipmentOrder } from '#contract/orders/shipments.ts'
import { makeSampleAccounts } from '../../office/settings/sample-accounts.ts'
import { makeSampleLocations } from '../../places/locations/sample-locations.ts'
import type { startTestServer } from '../../testing/test-server.ts'
import { makePicture } from '../purchases/test-orders.ts'
import { plainOrder } from './plain-order.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
export interface Person {
  token: string
  id: string
}

export async function makeShipments({ db, call }: Server) {
  await makeSampleAccounts(db)
  await makeSampleLocations(db)
  await db.deleteFrom('holidays').execute()
  const accounts = await db.selectFrom('payment_accounts').selectAll().orderBy('id').execute()
  const picture = await makePicture(400, 300)

  async function givePassport(person: Person) {
    return (await call(sendPassport, {}, { token: person.token, picture })).data.passportId
  }

  const firstOnes = new Map<string, Promise<string>>()

  /** Orders made at the same moment share one upload: of two, only the later one would be the account's own. */
  function firstPassport(person: Person) {
    const upload = firstOnes.get(person.id) ?? givePassport(person)
    // Kept: whoever looked before it was there comes here after it is.
    firstOnes.set(person.id, upload)
    return upload
  }

  /** From Selangor to Jakarta by air, as a person would fill it in; the price comes from a quote. */
  async function orderOf(person: Person, change: (order: ShipmentOrder) => ShipmentOrder = (order) => order) {
    const passport_image_id = (await keptBy(db, person)) ?? (await firstPassport(person))
    const order = change(
      plainOrder(
        passport_image_id,
        accounts.find(({ payment_type_id }) => payment_type_id === 'cash')?.id ?? randomUUIDv7(),
      ),
    )
    return { ...order, total: await priceOf(call, order) }
  }

  async function place(person: Person, change?: (order: ShipmentOrder) => ShipmentOrder) {
    const body = await orderOf(person, change)
    const { code_message, errors, data } = await call(orderShipment, { body }, { token: person.token })
    assert.equal(code_message, 'success', JSON.stringify(errors))
    return data.TransactionID
  }

  return { accounts, orderOf, place, givePassport }
}

/** A picture that the account keeps is given again, as people do. */
async function keptBy(db: Server['db'], { id }: Person) {
  const user = await db.selectFrom('users').select('passport_id').where('id', '=', id).executeTakeFirst()
  return user?.passport_id
}

async function priceOf(call: Server['call'], { sender, receiver, package: content, mode }: ShipmentOrder) {
  const { box, weight, length, width, height } = content
  const { data } = await call(createQuote, {
    body: {
      origin_country: sender.country_id,
      origin_region: sender.region_id,
      destination_country: receiver.country_id,
      destination_region: receiver.region_id,
      destination_city: receiver.city_id,
      service_receiver: receiver.service_type,
      weight_kg: weight,
      ...(box ? { box } : { length, width, height }),
      service_sender: sender.service_type,
      priority_ends: [sender, receiver].filter(({ service_package }) => service_package === 'priority')
        .length,
      declared_value: content.declared_value,
      add_ons: content.add_ons.map(({ name, quantity }) => ({ code: name, quantity })),
    },
  })
  return data?.[mode].total ?? 0
}
