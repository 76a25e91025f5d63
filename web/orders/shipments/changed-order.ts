import type { z } from 'zod'
import { orderChange, type OrderChange } from '#contract/orders/order-changes.ts'
import type { packageFields } from '#contract/orders/shipments.ts'

/** What a change holds besides the contents. */
export type Ends = Pick<OrderChange, 'mode' | 'sender' | 'receiver'>

/** The contents as their form gives them: values are in sen there. */
export function asChange(
  { mode, sender, receiver }: Ends,
  { item_type, items, add_ons, purpose, pmi_registration, consent }: z.output<typeof packageFields>,
): OrderChange {
  const isDropOff = sender.service_type === 'drop_off'
  const worth_sen = items.reduce((sum, { unit_value, quantity }) => sum + unit_value * quantity, 0)
  return {
    mode,
    sender: { ...sender, drop_point_id: isDropOff ? sender.drop_point_id : '' },
    receiver,
    package: {
      item_type,
      items: items.map((item) => ({ ...item, unit_value: item.unit_value / 100 })),
      add_ons,
      declared_value: worth_sen / 100,
      purpose,
      pmi_registration,
      consent,
    },
  }
}

/** What is missing or wrong, by the path of its field. */
export function wrongEnds({ sender, receiver }: Ends): Record<string, string> {
  const parts = [
    ['sender', orderChange.shape.sender.safeParse(sender)],
    ['receiver', orderChange.shape.receiver.safeParse(receiver)],
  ] as const
  return Object.fromEntries(
    parts.flatMap(([part, parsed]) =>
      (parsed.error?.issues ?? []).map(({ path, message }) => [`${part}.${path.join('.')}`, message]),
    ),
  )
}
