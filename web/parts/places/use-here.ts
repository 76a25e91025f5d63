import { useState } from 'react'

export interface Position {
  lat: number
  lon: number
}

const patience_ms = 10_000

/** Where the reader is, asked only when they want it. */
export function useHere(onFound?: (here: Position) => void) {
  const [here, setHere] = useState<Position>()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  function ask() {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const found = { lat: coords.latitude, lon: coords.longitude }
        setHere(found)
        onFound?.(found)
        setState('idle')
      },
      () => setState('failed'),
      { timeout: patience_ms, maximumAge: 300_000 },
    )
  }
  return { here, state, ask, forget: () => setHere(undefined) }
}
