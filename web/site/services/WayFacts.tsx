import { useTranslation } from 'react-i18next'
import { FactList } from '../FactList.tsx'
import { figures } from '../figures.ts'

const ways = {
  air: { days: figures.international_days, least: figures.air_min, divisor: figures.air_divisor },
  sea: { days: figures.international_sea_days, least: figures.sea_min, divisor: figures.sea_divisor },
} as const

export function WayFacts({ way }: { way: keyof typeof ways }) {
  const { t } = useTranslation()
  const { days, least, divisor } = ways[way]
  return (
    <div className="wrap">
      <FactList
        facts={[
          [t('site.facts.international'), t('site.facts.working_days', { days })],
          [t('site.facts.domestic'), t('site.facts.working_days', { days: figures.domestic_days })],
          [t('site.facts.least'), least],
          [t('site.facts.volumetric'), t('site.facts.divided', { divisor })],
        ]}
      />
    </div>
  )
}
