import { LinkButton } from '../../ui/Button.tsx'
import { Late } from '../../ui/Late.tsx'
import { LocationsWaiting } from './LocationsWaiting.tsx'
import { useWords } from '../../platform/words.ts'

const texts = ['ui'] as const

async function load() {
  return (await import('./HomeLocations.tsx')).HomeLocations
}

export function LocationsBlock() {
  const { t } = useWords()
  return (
    <section id="locations" className="wrap grid gap-6">
      <div className="grid gap-2">
        <h2 className="text-2xl">{t('home.locations.heading')}</h2>
        <p className="max-w-prose">{t('home.locations.text')}</p>
      </div>
      <Late load={load} texts={texts}>
        <LocationsWaiting />
      </Late>
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="secondary" to="/location">
          {t('home.locations.all')}
        </LinkButton>
        <LinkButton kind="quiet" to="/coverage-area">
          {t('home.locations.coverage')}
        </LinkButton>
      </div>
    </section>
  )
}
