import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { useLateTexts } from '../platform/late-texts.ts'
import { useNavigate } from '../platform/navigate.ts'

export interface PaletteProps {
  /** Letters that were typed while it was on its way. */
  typedAhead: string
  onClose: () => void
}

interface Shown {
  Palette: ComponentType<PaletteProps>
  typedAhead: string
}

const load = () => import('./Palette.tsx')

/** Fetched when it is first asked for, with words of parcels and payments; where it can't be, the page of the search does. */
export function usePalette() {
  const navigate = useNavigate()
  const loadTexts = useLateTexts()
  const [shown, setShown] = useState<Shown>()
  const [isOpening, setIsOpening] = useState(false)
  const turn = useRef(0)
  function leave() {
    turn.current += 1
    setIsOpening(false)
  }
  const typed = useTypedAhead(isOpening, leave)
  async function open() {
    if (isOpening) return
    const mine = ++turn.current
    setIsOpening(true)
    const Palette = await Promise.all([load(), loadTexts(['office_search', 'tracking', 'transaction'])]).then(
      ([{ default: loaded }]) => loaded,
      () => undefined,
    )
    if (mine !== turn.current) return
    // At once: the next letter belongs to its field already.
    flushSync(() => {
      setIsOpening(false)
      if (Palette) setShown({ Palette, typedAhead: typed.current })
    })
    if (!Palette) await navigate('/office/search', { state: { text: typed.current } })
  }
  return {
    shown,
    open: () => void open(),
    close: () => setShown(undefined),
    prepare: () => void load().catch(() => undefined),
  }
}

/** Between Ctrl K and its field a letter must do nothing else: A would approve a payment. It is kept instead; Escape leaves. */
function useTypedAhead(isOpening: boolean, leave: () => void) {
  const typed = useRef('')
  const onEscape = useEffectEvent(leave)
  useEffect(() => {
    if (!isOpening) return undefined
    typed.current = ''
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.length > 1 && !['Backspace', 'Enter', 'Escape'].includes(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape') onEscape()
      else if (event.key.length === 1) typed.current += event.key
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
    }
    window.addEventListener('keydown', keep, true)
    return () => window.removeEventListener('keydown', keep, true)
  }, [isOpening])
  return typed
}
