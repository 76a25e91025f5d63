/** Of a move that only brings what is known along: the focus stays where the press was. */
export const staysPut = { staysPut: true }

export function isPut(state: unknown) {
  return typeof state === 'object' && state !== null && 'staysPut' in state
}
