import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from '../platform/navigate.ts'
import { useShortcuts } from '../parts/workplace/use-shortcuts.ts'

const secondKey_ms = 1500

/** After G, the letters of the places that are opened most often. */
export const goKeys: Record<string, string> = { p: '/office/payments', l: '/office/parcels' }

interface Palette {
  isOpen: boolean
  open: () => void
  close: () => void
}

/** Keys of every page of the office. */
export function useOfficeKeys({ isOpen, open, close }: Palette) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    // A dialog that asks something else is answered first.
    if (!isOpen && document.querySelector('dialog[open]')) return
    event.preventDefault()
    if (isOpen) close()
    else open()
  })
  // With the first drawing, not after it: whoever sees the page presses at once.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  useShortcuts({ '/': () => toFieldOfPage() || open() })
  useGoKeys()
}

/** A page that looks through its own list has a field for it. */
function toFieldOfPage() {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  const isShown = field?.checkVisibility() ?? false
  if (isShown) field?.focus()
  return isShown
}

function useGoKeys() {
  const navigate = useNavigate()
  const pressed = useRef<ReturnType<typeof setTimeout>>(undefined)
  function first() {
    clearTimeout(pressed.current)
    pressed.current = setTimeout(() => (pressed.current = undefined), secondKey_ms)
  }
  function second(to: string) {
    if (pressed.current === undefined) return
    clearTimeout(pressed.current)
    pressed.current = undefined
    void navigate(to)
  }
  const seconds = Object.entries(goKeys).map(([key, to]) => [key, () => second(to)] as const)
  useShortcuts({ g: first, ...Object.fromEntries(seconds) })
}
