import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Leads to the part of the page that the address names, and opens it when it can be opened. `beforehand` stays the same function. */
export function useHashTarget(beforehand?: () => void) {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash) return undefined
    beforehand?.()
    // A frame later, because the shell starts every new page at its top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)))
      if (target instanceof HTMLDetailsElement) target.open = true
      target?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, beforehand])
}
