import type { Macro } from '#contract/parcels/parcel-steps.ts'

/** How calm or urgent it looks where a parcel stands. */
export const macroTones = {
  pending: 'waiting',
  info_received: 'waiting',
  in_transit: 'neutral',
  out_for_delivery: 'neutral',
  attempt_failed: 'trouble',
  available_for_pickup: 'waiting',
  delivered: 'done',
  exception: 'trouble',
  returned: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<Macro, string>
