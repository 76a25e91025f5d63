import { z } from 'zod'
import { plainOrder } from '../../api/orders/shipments/plain-order.ts'

const quote = z.object({ data: z.object({ air: z.object({ total: z.number() }) }) })

interface Account {
  id: string
  payment_type_id: string
}

/** An order of a shipment with the price that this server asks for it. */
export async function pricedShipment(url: string, { id, payment_type_id }: Account) {
  const order = { ...plainOrder('', id), payment_type_id }
  const { sender, receiver, package: content } = order
  const total = await priceOf(url, {
    origin_country: sender.country_id,
    origin_region: sender.region_id,
    destination_country: receiver.country_id,
    destination_region: receiver.region_id,
    destination_city: receiver.city_id,
    service_sender: sender.service_type,
    service_receiver: receiver.service_type,
    weight_kg: content.weight,
    length: content.length,
    width: content.width,
    height: content.height,
    declared_value: content.declared_value,
    priority_ends: 0,
  })
  return { ...order, total }
}

/** In ringgit, by air. */
async function priceOf(url: string, quoted: unknown) {
  const reply = await fetch(`${url}/api/v1/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(quoted),
  })
  return quote.parse(await reply.json()).data.air.total
}
