import { useEffect, useState } from 'react'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { Button } from '../../ui/Button.tsx'
import { forgetNumbers, recentNumbers } from './recent.ts'
import { useWords } from '../../platform/words.ts'

export function RecentNumbers({ onPick }: { onPick: (number: string) => void }) {
  const { t } = useWords()
  const [numbers, setNumbers] = useState<string[]>([])
  // Only after the first drawing: the prerendered page knows nothing of this device.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setNumbers(recentNumbers()))
    return () => cancelAnimationFrame(frame)
  }, [])
  if (numbers.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('tracking.recent')}</h2>
      <ul className="flex flex-wrap gap-2">
        {numbers.map((number) => (
          <li key={number}>
            <Button kind="secondary" className="figures" onClick={() => onPick(number)}>
              {inGroups(number)}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        className="justify-self-start"
        onClick={() => {
          forgetNumbers()
          setNumbers([])
        }}
      >
        {t('tracking.forget')}
      </Button>
    </section>
  )
}
