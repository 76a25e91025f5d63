import { useRef, useState } from 'react'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'

/** J and K go from row to row, Enter opens the chosen one; the first is chosen from the start. */
export function useChosenRow(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState(0)
  const chosen = Math.min(wanted, count - 1)
  const linkAt = (row: number) => list.current?.querySelectorAll('a')[row]
  const go = (step: number) => linkAt(Math.min(count - 1, Math.max(0, chosen + step)))?.focus()
  useShortcuts({ j: () => go(1), k: () => go(-1), enter: () => linkAt(chosen)?.click() })
  return { list, chosen, choose: setWanted }
}
