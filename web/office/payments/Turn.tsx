import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useShortcuts } from '../use-shortcuts.ts'
import { useWords } from '../../platform/words.ts'

/**
 * One thing at a time out of those that wait; the next one follows automatically. What is on the screen stays there when
 * others decide what stood before it; when it goes itself, whatever followed it takes its place.
 */
export function useTurn<Thing extends { id: string }>(things: Thing[]) {
  const [shown, setShown] = useState({ id: things[0]?.id ?? '', place: 0 })
  const found = things.findIndex(({ id }) => id === shown.id)
  const place = found === -1 ? Math.max(0, Math.min(shown.place, things.length - 1)) : found
  const thing = things[place]
  if (thing && (thing.id !== shown.id || place !== shown.place)) setShown({ id: thing.id, place })
  const show = (next: Thing | undefined) => setShown({ id: next?.id ?? '', place })
  return {
    place,
    thing,
    go: (to: number) => show(things[Math.min(things.length - 1, Math.max(0, to))]),
    leave: () => show(things[place + 1] ?? things[place - 1]),
  }
}

interface Props {
  place: number
  shown: number
  waiting: number
  keys: string
  go: (place: number) => void
}

export function Turn({ place, shown, waiting, keys, go }: Props) {
  const { t } = useWords()
  useShortcuts({ j: () => go(place + 1), k: () => go(place - 1) })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="figures font-semibold" aria-live="polite">
        {t('office.payments.position', { place: place + 1, count: waiting })}
      </p>
      <Button kind="secondary" disabled={place === 0} onClick={() => go(place - 1)} aria-keyshortcuts="k">
        {t('office.payments.previous')}
      </Button>
      <Button
        kind="secondary"
        disabled={place === shown - 1}
        onClick={() => go(place + 1)}
        aria-keyshortcuts="j"
      >
        {t('office.payments.next')}
      </Button>
      <p className="text-muted text-sm max-sm:hidden">{keys}</p>
    </div>
  )
}
