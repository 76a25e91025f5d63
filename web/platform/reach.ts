type Listener = () => void

// What came of the last call; whoever shows it listens.
export const reach = { isReached: true, listeners: new Set<Listener>() }

export function noteReached(isReached: boolean) {
  if (isReached === reach.isReached) return
  reach.isReached = isReached
  for (const listener of reach.listeners) listener()
}
