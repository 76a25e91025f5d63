import type { AddOn } from '../prices/priced-line.ts'
import type { receiverServices, senderServices } from './shipments.ts'

/** What was ordered in two letters each, for whoever reads a label at arm's length. */
export const labelCodes = {
  services: { pickup: 'PU', drop_off: 'DO', delivery: 'DL', self_pickup: 'SP' },
  priority: 'PRIO',
  add_ons: {
    bubble_wrap: 'BW',
    wooden_crate: 'CR',
    waterproof_wrap: 'WP',
    repack: 'RP',
    inspection_photo: 'IP',
    insurance: 'IN',
  },
} as const satisfies {
  services: Record<(typeof senderServices)[number] | (typeof receiverServices)[number], string>
  priority: string
  add_ons: Record<AddOn, string>
}
