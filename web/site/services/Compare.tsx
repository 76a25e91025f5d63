import { SmallTable } from '../SmallTable.tsx'
import { useToldFigures } from '../use-told-figures.ts'
import { useWords } from '../../platform/words.ts'

export function Compare() {
  const { t } = useWords()
  const figures = useToldFigures()
  const days = (range: string) => t('site.facts.working_days', { days: range })
  const rows = [
    ['international', days(figures.international_days), days(figures.international_sea_days)],
    ['domestic', days(figures.domestic_days), days(figures.domestic_days)],
    ['least', figures.air_min, figures.sea_min],
    ['volumetric', figures.air_divisor, figures.sea_divisor],
    ['piece', figures.air_piece, figures.sea_piece],
    ['best', t('services.compare.best_air'), t('services.compare.best_sea')],
  ] as const
  return (
    <SmallTable
      caption={t('services.compare.caption')}
      headings={[t('services.compare.property'), t('services.compare.air'), t('services.compare.sea')]}
      rows={rows.map(([row, ...cells]) => ({ name: t(`services.compare.rows.${row}`), cells }))}
    />
  )
}
