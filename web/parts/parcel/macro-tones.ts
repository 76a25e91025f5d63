import type { TrackedParcel } from '#contract/parcels/tracking.ts'

/** Green is for what has arrived, amber and red for where somebody waits; what was cancelled is never green. */
export const macroTones = {
  pending: 'neutral',
  info_received: 'neutral',
  in_transit: 'neutral',
  out_for_delivery: 'neutral',
  attempt_failed: 'trouble',
  available_for_pickup: 'done',
  delivered: 'done',
  exception: 'trouble',
  returned: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<TrackedParcel['macro'], string>
