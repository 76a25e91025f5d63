import { FactList } from '../FactList.tsx'
import { useToldFigures } from '../use-told-figures.ts'
import { useWords } from '../../platform/words.ts'

export function WayFacts({ way }: { way: 'air' | 'sea' }) {
  const { t } = useWords()
  const figures = useToldFigures()
  const days = way === 'air' ? figures.international_days : figures.international_sea_days
  return (
    <div className="wrap">
      <FactList
        facts={[
          [t('site.facts.international'), t('site.facts.working_days', { days })],
          [t('site.facts.domestic'), t('site.facts.working_days', { days: figures.domestic_days })],
          [t('site.facts.least'), figures[`${way}_min`]],
          [t('site.facts.volumetric'), t('site.facts.divided', { divisor: figures[`${way}_divisor`] })],
        ]}
      />
    </div>
  )
}
