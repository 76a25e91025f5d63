import { useEffect, useState } from 'react'

/** Enough for a list that is searched. */
export const shortPause_ms = 200
/** Long enough to finish a word or a number. */
const pause_ms = 400

/** What a value has become once the hand rests: not every letter is a question. */
export function useSettled(text: string, rest_ms = pause_ms) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), rest_ms)
    return () => clearTimeout(timer)
  }, [text, rest_ms])
  return settled
}
