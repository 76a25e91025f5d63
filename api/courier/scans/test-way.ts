import { manifestSteps } from '#contract/parcels/manifest-steps.ts'

/** From the sender to the hub of the destination, over the border. */
export const wayAcross = ['picked_up', 'origin_hub_in', ...manifestSteps] as const
