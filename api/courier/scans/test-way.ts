import type { EventCode } from '#contract/parcels/parcel-steps.ts'

/** From the sender to the hub of the destination, over the border. */
export const wayAcross = [
  'picked_up',
  'origin_hub_in',
  'consolidated',
  'export_customs',
  'export_cleared',
  'departed_origin',
  'arrived_destination',
  'import_customs',
  'import_cleared',
  'destination_hub_in',
] as const satisfies EventCode[]
