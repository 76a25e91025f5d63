import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'

interface Parts {
  count: number
  isOpen: boolean
  open: () => void
  take: (index: number) => void
  leave: () => void
  list: RefObject<HTMLElement | null>
}

/** Arrow keys, Home, End, Enter and Escape of a list of options. */
export function useOptionKeys({ count, isOpen, open, take, leave, list }: Parts) {
  const [wanted, setWanted] = useState(0)
  const active = Math.min(wanted, Math.max(0, count - 1))
  useEffect(() => {
    // In newer browsers this gives a promise, which must not be taken for a clean-up.
    void list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active, list])

  const whenClosed: Record<string, (() => void) | undefined> = { ArrowDown: open, ArrowUp: open }
  const whenOpen: Record<string, (() => void) | undefined> = {
    ArrowDown: () => setWanted(Math.min(active + 1, count - 1)),
    ArrowUp: () => setWanted(Math.max(active - 1, 0)),
    Home: () => setWanted(0),
    End: () => setWanted(count - 1),
    Enter: () => take(active),
    Escape: leave,
  }
  function onKeyDown(event: KeyboardEvent) {
    const act = (isOpen ? whenOpen : whenClosed)[event.key]
    if (act) {
      event.preventDefault()
      act()
    } else if (event.key.length === 1) {
      setWanted(0)
    }
  }
  return { active, onKeyDown }
}
