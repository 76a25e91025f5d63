import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useShortcuts } from '../use-shortcuts.ts'
import { useWords } from '../../platform/words.ts'

/** One thing at a time out of those that wait; the next one follows automatically. */
export function useTurn<Thing extends { id: string }>(things: Thing[]) {
  const [chosen, setChosen] = useState('')
  const place = Math.max(
    0,
    things.findIndex(({ id }) => id === chosen),
  )
  return {
    place,
    thing: things[place],
    go: (to: number) => setChosen(things[Math.min(things.length - 1, Math.max(0, to))]?.id ?? ''),
    leave: () => setChosen(things[place + 1]?.id ?? things[place - 1]?.id ?? ''),
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
