import Ban from 'virtual:icon/ban'
import Clock from 'virtual:icon/clock'
import PackageOpen from 'virtual:icon/package-open'
import PackageSearch from 'virtual:icon/package-search'
import { Block } from '../Block.tsx'
import { Line } from '../Words.tsx'
import { useToldFigures } from '../use-told-figures.ts'
import { useWords } from '../../platform/words.ts'

const cases = [
  ['late', Clock],
  ['lost', PackageSearch],
  ['damaged', PackageOpen],
  ['cancelled', Ban],
] as const

/** What people ask before they trust anybody with a parcel, answered with the days and amounts that hold. */
export function WhenItGoesWrong() {
  const { t } = useWords()
  const figures = useToldFigures()
  return (
    <Block id="trouble" heading={t('about.trouble.heading')}>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {cases.map(([name, Icon]) => (
          <li key={name} className="border-line grid content-start gap-2 border-t pt-4">
            <Icon className="text-accent size-7" aria-hidden="true" />
            <h3>{t(`about.trouble.${name}.heading`)}</h3>
            <p className="text-muted max-w-prose">
              <Line text={t(`about.trouble.${name}.text`, figures)} />
            </p>
          </li>
        ))}
      </ul>
    </Block>
  )
}
