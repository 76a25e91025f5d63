import { useState } from 'react'

/** The value, and while there is none the one before it. */
export function useLastKnown<Value>(value: Value | undefined) {
  const [known, setKnown] = useState(value)
  if (value !== undefined && value !== known) setKnown(value)
  return value ?? known
}
