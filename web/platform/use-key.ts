import { useRef } from 'react'

/** The same key for the same body, so that sending again after a lost answer does not create twice. */
export function useKeyFor() {
  const last = useRef({ body: '', key: '' })
  return (body: unknown) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
