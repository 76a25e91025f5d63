/** How a box comes to whoever bought it. */
export const boxServices = ['delivery', 'pickup'] as const
