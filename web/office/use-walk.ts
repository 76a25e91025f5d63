import { useEffect } from 'react'
import { useShortcuts } from '../parts/workplace/use-shortcuts.ts'

/** Arrow up and down, J and K go from one marked thing of the page to the next, so that a hand need not leave them; Enter is the thing's own. */
export function useWalk() {
  useShortcuts({ j: () => walkBy(1), k: () => walkBy(-1) })
  useEffect(() => {
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [])
}

function walk(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !things().some((thing) => thing === document.activeElement)) return
  event.preventDefault()
  walkBy(step)
}

/** From where the focus is, be it elsewhere in the same row; the first one otherwise. */
function walkBy(step: number) {
  const all = things()
  const here = all.findIndex((thing) => (thing.closest('tr') ?? thing).contains(document.activeElement))
  all[here === -1 ? 0 : Math.min(all.length - 1, Math.max(0, here + step))]?.focus()
}

function things() {
  return [...document.querySelectorAll<HTMLElement>('[data-walk]')]
}
