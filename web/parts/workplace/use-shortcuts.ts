import { useEffectEvent, useLayoutEffect } from 'react'
import { actsBySingleKeys } from './single-keys.ts'

/** Single keys for hands that stay on the keyboard; silent while somebody types or a dialog is open, and a key that is held counts once. Anybody can turn them off. */
export function useShortcuts(acts: Record<string, () => void>) {
  // What is on the screen counts from the moment it is there, also for a key that comes at once.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!actsBySingleKeys()) return
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    if (event.key === 'Enter' && isControl(event.target)) return
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  )
}

/** Enter belongs to what has the focus. */
function isControl(target: EventTarget | null) {
  return target instanceof Element && target.closest('a, button, summary, label') !== null
}
