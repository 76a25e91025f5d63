import { useEffect } from 'react'

/** Arrow up and down go from one marked thing of the page to the next, so that a hand need not leave them. */
export function useWalk() {
  useEffect(() => {
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [])
}

function walk(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const things = [...document.querySelectorAll<HTMLElement>('[data-walk]')]
  const here = things.findIndex((thing) => thing === document.activeElement)
  if (here === -1) return
  event.preventDefault()
  things[Math.min(things.length - 1, Math.max(0, here + step))]?.focus()
}
