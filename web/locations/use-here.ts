import { useState } from 'react'
import type { Position } from './find.ts'

const patience_ms = 10_000

/** Where the reader is, asked only when they want it; the position never leaves the device. */
export function useHere() {
  const [here, setHere] = useState<Position>()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  function ask() {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setHere({ lat: coords.latitude, lon: coords.longitude })
        setState('idle')
      },
      () => setState('failed'),
      { timeout: patience_ms, maximumAge: 300_000 },
    )
  }
  return { here, state, ask, forget: () => setHere(undefined) }
}
